import type { InputName } from '../../report/action-interface.ts'
import { oneLine } from '../../report/text.ts'
import { InputError, type InputFault } from './input-error.ts'

/** A file of 10,000 misspelt URLs is told by its first ten. */
const maxFaultsPerInput = 10

/** Collects faults, so that a user mends all of them after one run. */
export class FaultList {
  readonly #faults: InputFault[] = []
  readonly #suppressed = new Map<InputName, number>()

  add(input: InputName, problem: string): null {
    const told = this.#faults.filter(fault => fault.input === input).length
    if (told < maxFaultsPerInput) this.#faults.push({ input, problem })
    else this.#suppressed.set(input, (this.#suppressed.get(input) ?? 0) + 1)
    return null
  }

  /** Whether none of these inputs has a fault. */
  isEmpty(...inputs: InputName[]): boolean {
    return !this.#faults.some(fault => inputs.includes(fault.input))
  }

  /** @throws {InputError} when there is any fault */
  throwIfAny(): void {
    const rest = Array.from(this.#suppressed, ([input, count]) => ({ input, problem: `and ${count} more.` }))
    if (this.#faults.length > 0) throw new InputError([...this.#faults, ...rest])
  }
}

/** A value as an error quotes it. Never call it with a secret. */
export const quote = (value: string): string => `"${oneLine(value, 100)}"`

/** A URL, or what was meant as one, as an error quotes it: without what may be a user name and password. */
export const quoteUrl = (text: string): string =>
  quote(
    text
      .replace(/^([a-z][a-z\d+.-]*:\/*|\/*).*@/is, '$1***@')
      // Cut off at white space, which a password may hold.
      .replace(/^((?:[a-z][a-z\d+.-]*:)?\/\/[^/?#:@[\]]*:)(?!\d*(?:[/?#]|$)).*/is, '$1***'),
  )
