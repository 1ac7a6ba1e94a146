import { getInput } from '@actions/core'
import { inputNames, type RawInputs } from '../report/action-interface.ts'

/** All inputs as the runner hands them over, untrimmed: white space may belong to a password. */
export const readInputs = (): RawInputs =>
  Object.fromEntries(inputNames.map(name => [name, getInput(name, { trimWhitespace: false })])) as RawInputs
