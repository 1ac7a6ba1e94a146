const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

// RFC 822 section 5, hours from UTC.
const zoneHours: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
}

const time = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?`
const zoneName = String.raw`(?<zone>[a-z]{1,3}|[+-]\d{2}:?\d{2})`
const iso = new RegExp(
  String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[t ]${time} ?${zoneName}?)?$`,
)
const rfc = new RegExp(
  String.raw`^(?:[a-z]+, ?)?(?<day>\d{1,2})[ -](?<month>[a-z]{3})[a-z]*[ -](?<year>\d{4}|\d{2})(?: ${time}(?: ?${zoneName})?)?$`,
)

/**
 * The time that an `unavailable_after` names, in milliseconds since 1970; null when it cannot be read.
 *
 * Reads the formats that Google names: RFC 822 (`Fri, 25 Jun 2010 15:00:00 PST`), RFC 850
 * (`Friday, 25-Jun-10 15:00:00 GMT`) and ISO 8601; without a zone it is UTC, without a time midnight.
 * `Date.parse` would read a text without a zone in the zone of the machine, and guess at much more.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#unavailable_after
 */
export function parseRobotsDate(text: string): number | null {
  // No date is longer, so hostile text costs nothing.
  const line = text.slice(0, 100).trim().replace(/\s+/g, ' ').toLowerCase()
  const {
    year,
    month,
    day,
    hour = '0',
    minute = '0',
    second = '0',
    zone = 'z',
  } = (iso.exec(line) ?? rfc.exec(line))?.groups ?? {}
  const offset = offsetMinutes(zone)
  if (year === undefined || month === undefined || day === undefined || offset === null) return null
  const monthIndex = months.includes(month) ? months.indexOf(month) : Number(month) - 1
  const parts = [monthIndex, Number(day), Number(hour), Number(minute), Number(second)] as const
  const date = new Date(Date.UTC(fullYear(year), ...parts))
  const read = [
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  ]
  // 31 February or 25 o'clock would have rolled over into another date.
  return parts.every((part, index) => part === read[index]) ? date.getTime() - offset * 60_000 : null
}

/** RFC 5322 section 4.3: two digits up to 49 are in this century. */
function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year < 50 ? 2000 + year : 1900 + year
}

function offsetMinutes(zone: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  if (sign) return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  const named = zoneHours[zone]
  return named === undefined ? null : named * 60
}
