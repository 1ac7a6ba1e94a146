import type { CheckDefinition } from '../define-check.ts'
import canonical from './canonical.ts'
import charset from './charset.ts'
import compression from './compression.ts'
import crawlableLinks from './crawlable-links.ts'
import doctype from './doctype.ts'
import h1 from './h1.ts'
import htmlSize from './html-size.ts'
import httpStatus from './http-status.ts'
import https from './https.ts'
import imageAlt from './image-alt.ts'
import indexable from './indexable.ts'
import language from './language.ts'
import metaDescription from './meta-description.ts'
import robotsAllowed from './robots-allowed.ts'
import socialTags from './social-tags.ts'
import title from './title.ts'
import viewport from './viewport.ts'

/** All checks, by category and importance as a report lists them. */
export const checks: readonly CheckDefinition[] = [
  httpStatus,
  indexable,
  robotsAllowed,
  title,
  canonical,
  metaDescription,
  h1,
  imageAlt,
  crawlableLinks,
  language,
  htmlSize,
  compression,
  https,
  viewport,
  charset,
  socialTags,
  doctype,
]
