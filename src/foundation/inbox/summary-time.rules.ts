import { lookUp } from '#kernel/look-up.ts'

/** Where most people of a country live: a summary that comes an hour early in its far east is no harm. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  US: 'America/Chicago',
  CA: 'America/Toronto',
  MX: 'America/Mexico_City',
  BR: 'America/Sao_Paulo',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  IT: 'Europe/Rome',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  TR: 'Europe/Istanbul',
  AE: 'Asia/Dubai',
  IN: 'Asia/Kolkata',
  CN: 'Asia/Shanghai',
  SG: 'Asia/Singapore',
  KR: 'Asia/Seoul',
  JP: 'Asia/Tokyo',
  AU: 'Australia/Sydney',
}

export const timeZoneOf = (countryCode: string): string => lookUp(TIME_ZONES, countryCode.toUpperCase()) ?? 'UTC'

/** Before the working day begins. */
const SUMMARY_HOUR = 7
const HOUR_MS = 3_600_000

const hourIn = (at: number, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at))

/** The next full hour after `now` at which it is seven in the morning there; found by looking, so that days of 23 and 25 hours are right. */
export const nextSummaryAt = (now: Date, timeZone: string): Date => {
  // Zones with half hours (India) have it at half past of UTC.
  const step = HOUR_MS / 2
  let at = (Math.floor(now.getTime() / step) + 1) * step
  while (hourIn(at, timeZone) !== SUMMARY_HOUR || hourIn(at - step, timeZone) === SUMMARY_HOUR) at += step
  return new Date(at)
}
