import { version } from '../../report/version.ts'

const [major, minor] = version.split('.')

/** What pages see of a run, so that a site owner can recognize it and let it through. */
export const userAgent = `SEOReportAction/${major}.${minor} (+https://github.com/seo-report-action/seo-report-action)`
