/** The limit of one analytics call [T-64]. */
export const MAX_BODY_BYTES = 16 * 1024
/** Filters of a search stand this deep: request, events, event, request, filters, all, filter, value. */
const MAX_DEPTH = 8
const MAX_KEYS = 60
/** As many lines as a cart has: a large purchase is split, not cut. */
const MAX_ITEMS = 1_000
const MAX_TEXT = 500

/** Compared by its letters only, so that first_name and firstName are one. */
const PERSONAL_KEYS = new Set(
  (
    'email emailid emailaddress tempemailid mail firstname lastname givenname familyname middlename fullname username displayname ' +
    'salutation phone phonenumber telephone mobile fax street postalcode birthday password passphrase secret token idtoken ' +
    'accesstoken refreshtoken apikey authorization cookie session sessionid honid hid sub ip ipaddress'
  ).split(' '),
)
const isPersonal = (key: string): boolean => PERSONAL_KEYS.has(key.toLowerCase().replace(/[^a-z]/g, ''))

const EMAIL = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:.]{1,63}\.[^\s@<>"'(),;:]{1,255}/g
const SECRET_PARAMETER = /\b((?:\w{0,40}token|code|password|secret|\w{0,40}key|state|nonce)=)[^&\s]+/gi

/** PostgreSQL stores neither NUL nor half a character. */
const cleanText = (text: string): string =>
  text.slice(0, MAX_TEXT).toWellFormed().replaceAll('\0', '').replace(SECRET_PARAMETER, '$1').replace(EMAIL, '(e-mail)')

/** A copy without what names a person, as deep, wide and long as the limits allow. */
export const scrub = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object' || depth >= MAX_DEPTH) return null
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => scrub(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => item !== undefined && !isPersonal(key))
      .slice(0, MAX_KEYS)
      .map(([key, item]) => [cleanText(key), scrub(item, depth + 1)]),
  )
}
