/** From 0 up to, but not including, 1. */
export type Random = () => number

const ID_LENGTH = 12
export const NAME_LENGTH = 12
export const HONEYPOT_TYPES = ['text', 'number', 'email', 'date'] as const
export type HoneypotType = (typeof HONEYPOT_TYPES)[number]
/** Fields after whose row it may stand [5.4.3]. */
export const HOST_KINDS: ReadonlySet<string> = new Set([
  'text',
  'email',
  'url',
  'number',
  'phone',
  'textarea',
  'select',
  'checkbox',
  'radio',
])
const RETRIES = 3
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const pick = <Item>(items: ArrayLike<Item>, random: Random): Item | undefined => items[Math.floor(random() * items.length)]
const repeat = (letters: string, length: number, random: Random): string =>
  Array.from({ length }, () => pick(letters, random)).join('')

/** 12 binary characters [5.4.1]. */
export const makeFormId = (random: Random): string => repeat('01', ID_LENGTH, random)

export type Honeypot = { readonly name: string; readonly type: HoneypotType }

/** [5.4.2] */
export const makeHoneypot = (random: Random): Honeypot => ({
  name: repeat(LETTERS, NAME_LENGTH, random),
  type: pick(HONEYPOT_TYPES, random) ?? 'text',
})

/** Tries a random place, and up to three others where that fails; says where it stands [5.4.3]. */
export const placeHoneypot = <Place>(
  places: readonly Place[],
  random: Random,
  insertAfter: (place: Place) => boolean,
): Place | undefined => {
  for (let tries = 0; tries <= RETRIES; tries += 1) {
    const place = pick(places, random)
    if (place !== undefined && insertAfter(place)) return place
  }
  return undefined
}

/** With the name of the field after whose row it stands. */
export type PlacedHoneypot = Honeypot & { readonly after: string }

/** A new honeypot in a random place of a form. */
export const makePlacedHoneypot = (
  fields: readonly { readonly kind: string; readonly name: string }[],
  random: Random,
): PlacedHoneypot => {
  const hosts = fields.filter(({ kind }) => HOST_KINDS.has(kind)).map(({ name }) => name)
  const after = placeHoneypot(hosts, random, () => true) ?? fields[0]?.name ?? ''
  return { ...makeHoneypot(random), after }
}

/** Only a program fills in what nobody sees [5.4.4]. */
export const isCaught = (name: string | undefined, read: (name: string) => string | undefined): boolean =>
  name !== undefined && (read(name) ?? '') !== ''
