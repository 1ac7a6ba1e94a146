export interface InputDefinition {
  /** What applies when the input is not given; empty when nothing does. */
  readonly default: string
  /** Masked before anything else happens; on the command line read from this environment variable too. */
  readonly secretVariable?: string
  readonly description: string
}

/**
 * Every input: of action.yml, of the command line (as `--name`) and of the README's table.
 * A test keeps the three equal.
 */
export const inputDefinitions = {
  urls: {
    default: '',
    description:
      'Page URLs, separated by white space, new lines, or a comma before white space or the next URL. Lines that begin with # are comments.',
  },
  'urls-file': {
    default: '',
    description: 'A UTF-8 file with page URLs, in the same syntax.',
  },
  'max-urls': {
    default: '500',
    description: 'Guard before any request is sent: more pages than this is an error.',
  },
  'base-url': {
    default: '',
    description:
      'Base address of your SEO report service. Not given: the embedded service checks the pages, without any account.',
  },
  'api-key': {
    default: '',
    secretVariable: 'SEO_REPORT_API_KEY',
    description: 'API key of your account at the service. Required with base-url.',
  },
  privacy: {
    default: '',
    description:
      'Who may open the report pages: public, private or password. Not given: the service decides for a new report, and nothing changes for an existing one.',
  },
  password: {
    default: '',
    secretVariable: 'SEO_REPORT_PASSWORD',
    description: 'Password of the report pages, with privacy: password.',
  },
  'fail-on': {
    default: 'bad',
    description: 'What fails the step: bad, decent (decent or bad) or none.',
  },
  'on-error': {
    default: 'fail',
    description: 'What a page that could not be checked does to the step: fail or warn.',
  },
  concurrency: {
    default: '8',
    description: 'Pages worked on at once, 1 to 64.',
  },
  timeout: {
    default: '600',
    description: 'Seconds for the whole run, 1 to 21600. Pages not finished by then are errors.',
  },
  'report-dir': {
    default: '',
    description:
      "Folder for results.json, summary.md and index.html. Not given: seo-report in the runner's temporary folder.",
  },
} as const satisfies Record<string, InputDefinition>

export type InputName = keyof typeof inputDefinitions

export const inputNames = Object.keys(inputDefinitions) as InputName[]

/** What a door read for every input, as written; empty when it was not given. */
export type RawInputs = Readonly<Record<InputName, string>>

/** Every output of the action, with its description. */
export const outputDefinitions = {
  passed: 'Whether the run passed: true or false.',
  result: 'The worst result among the checked pages: good, decent or bad; empty when none was checked.',
  good: 'Number of pages with result good.',
  decent: 'Number of pages with result decent.',
  bad: 'Number of pages with result bad.',
  errors: 'Number of pages that could not be checked.',
  reports:
    'JSON array with one object per page, in input order: url, verdict, result, score, id, reportUrl, outcome, error.',
  'results-file': 'Absolute path of results.json.',
  'summary-file': 'Absolute path of summary.md.',
  'report-dir': 'Absolute path of the folder with all files; the HTML report is index.html in it.',
} as const satisfies Record<string, string>

export type OutputName = keyof typeof outputDefinitions
