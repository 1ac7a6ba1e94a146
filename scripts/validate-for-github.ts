// Validates action.yml and workflows with GitHub's own language service, the one behind its editor.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type { ActionsMetadataProvider } from '@actions/languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'

// The package is written for bundlers and imports JSON without the attribute that Node wants.
registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { validate } = await import('@actions/languageservice')

/** Steps that use this action are checked against action.yml; the actions of others are not fetched. */
const actionsMetadataProvider: ActionsMetadataProvider = {
  fetchActionMetadata: async ({ name }) =>
    name === 'seo-report-action' ? parse(readFileSync('action.yml', 'utf8')) : undefined,
}
const notFetched = /^Unable to resolve action/

/** `./` is this action too, but the service looks only at actions of a repository. */
const named = (text: string): string =>
  text.replace(/(\buses:[ \t]*)(["']?)\.\/\2(?=\s|$)/g, '$1local/seo-report-action@main')

/** Every complaint about an action.yml or workflow, as `file:line: message`. */
export async function validateForGitHub(file: string): Promise<string[]> {
  return validateText(file, readFileSync(file, 'utf8'))
}

let documents = 0

/** @param file its name decides between action and workflow, as on GitHub */
export async function validateText(file: string, source: string): Promise<string[]> {
  // The service caches by address, so every text gets its own.
  const document = TextDocument.create(`file:///${documents++}/${file}`, 'yaml', 1, named(source))
  const diagnostics = await validate(document, { actionsMetadataProvider })
  return diagnostics
    .map(({ message, range }) => ({
      text: typeof message === 'string' ? message : message.value,
      line: range.start.line + 1,
    }))
    .filter(({ text }) => !notFetched.test(text))
    .map(({ text, line }) => `${file}:${line}: ${text}`)
}
