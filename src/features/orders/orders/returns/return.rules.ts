import type { Language } from '#kernel/locale.ts'

/** Where a return stands: asked for or taken back, decided, and what became of it. */
export const RETURN_STATES = ['Requested', 'Approved', 'Refused', 'Withdrawn', 'Received', 'Credited', 'Closed'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export const RETURN_REASONS = ['damaged', 'wrong-part', 'not-needed', 'faulty', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const RETURN_PICTURE = 'return-picture'
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const MOST_PICTURES = 6
export const LONGEST_SERIAL = 40

export type ReturnedLine = {
  readonly position: number
  readonly quantity: number
  /** One for each piece, or none; returns of before have none. */
  readonly serials?: readonly string[] | undefined
}
type SentLine = { readonly position: number; readonly shipped: number }
type KnownReturn = { readonly state: ReturnState; readonly lines: readonly ReturnedLine[] }

/** Of these nothing goes back. */
const isDropped = (state: ReturnState): boolean => state === 'Refused' || state === 'Withdrawn'

/** How many pieces of each line can still be sent back: what came, less what is on its way back already. */
export const countReturnable = (lines: readonly SentLine[], returns: readonly KnownReturn[]): Map<number, number> => {
  const returning = new Map<number, number>()
  for (const { state, lines: returned } of returns)
    if (!isDropped(state))
      for (const { position, quantity } of returned) returning.set(position, (returning.get(position) ?? 0) + quantity)
  return new Map(lines.map(({ position, shipped }) => [position, Math.max(0, shipped - (returning.get(position) ?? 0))]))
}

/** Serial numbers as people type or paste them: one a line, or with commas between them. */
export const splitSerials = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Letters, digits and the signs that plates have between them. */
export const isSerial = (serial: string): boolean =>
  serial.length <= LONGEST_SERIAL && /^[\p{L}\p{N}](?:[\p{L}\p{N} ./_+#-]*[\p{L}\p{N}])?$/u.test(serial)

/** `AB-1` and `ab-1` are one plate. */
const nameSerial = (position: number, serial: string): string => `${position} ${serial.toUpperCase()}`

export type ReturnFault = 'not_returnable' | 'serial_invalid' | 'serial_count' | 'serial_twice'

const findSerialFault = ({ quantity, serials = [] }: ReturnedLine): ReturnFault | undefined => {
  if (serials.length > 0 && serials.length !== quantity) return 'serial_count'
  return serials.every(isSerial) ? undefined : 'serial_invalid'
}

/** Why these pieces cannot be sent back, if so: each line is named once, and each serial number goes back once. */
export const findReturnFault = (
  requested: readonly ReturnedLine[],
  lines: readonly SentLine[],
  returns: readonly KnownReturn[],
): { readonly fault: ReturnFault; readonly position: number } | undefined => {
  const returnable = countReturnable(lines, returns)
  const positions = new Set<number>()
  const serials = new Set(
    returns
      .filter(({ state }) => !isDropped(state))
      .flatMap((one) => one.lines.flatMap((line) => (line.serials ?? []).map((serial) => nameSerial(line.position, serial)))),
  )
  for (const line of requested) {
    const { position, quantity } = line
    if (positions.has(position) || quantity < 1 || quantity > (returnable.get(position) ?? 0))
      return { fault: 'not_returnable', position }
    positions.add(position)
    const fault = findSerialFault(line)
    if (fault) return { fault, position }
    for (const serial of line.serials ?? []) {
      const name = nameSerial(position, serial)
      if (serials.has(name)) return { fault: 'serial_twice', position }
      serials.add(name)
    }
  }
  return undefined
}

/** The next steps that staff may take. Parts that came back are credited, or the return ends without one, as after a repair. */
export const RETURN_STEPS: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  Requested: ['Approved', 'Refused'],
  Approved: ['Received'],
  Refused: [],
  Withdrawn: [],
  Received: ['Credited', 'Closed'],
  Credited: [],
  Closed: [],
}
export const mayReturnMoveTo = (from: ReturnState, to: ReturnState): boolean => RETURN_STEPS[from].includes(to)

type Answer = { readonly state: ReturnState; readonly answer: string; readonly returnAddress: string }

/** A customer who may send something back has to know where to; one who may not, why. */
export const findAnswerFault = ({ state, answer, returnAddress }: Answer): 'answer' | 'returnAddress' | undefined => {
  if (state === 'Refused' && answer === '') return 'answer'
  return state === 'Approved' && returnAddress === '' ? 'returnAddress' : undefined
}

/** A label is for what is allowed to go and is not there yet. */
export const hasLabel = ({ state, returnAddress }: Pick<Answer, 'state' | 'returnAddress'>): boolean =>
  state === 'Approved' && returnAddress !== ''

type ReturnFacts = { readonly state: ReturnState; readonly requestedBy: string | null }

/** One's own, until it is answered. */
export const mayWithdraw = ({ state, requestedBy }: ReturnFacts, personId: string): boolean =>
  state === 'Requested' && requestedBy === personId

export const labelName = (number: string): string => `Return_${number.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`

export const labelHref = (orderNumber: string, number: string, language: Language): string =>
  `/api/orders/v1/${encodeURIComponent(orderNumber)}/returns/${encodeURIComponent(number)}/label?language=${language}`

export const pictureHref = (orderNumber: string, number: string, pictureId: string): string =>
  `/api/orders/v1/${encodeURIComponent(orderNumber)}/returns/${encodeURIComponent(number)}/pictures/${pictureId}`
