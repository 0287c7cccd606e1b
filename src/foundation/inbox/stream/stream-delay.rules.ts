const FIRST_MS = 2_000
const MOST_MS = 300_000

/** Doubles with every failure, and is spread over half of it: a restarted server must not meet everybody at once. */
export const planReconnect = (failures: number, random: number, retryAfterS = 0): number => {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return Math.max(most, retryAfterS * 1000) * (0.5 + random / 2) + (retryAfterS > 0 ? retryAfterS * 500 : 0)
}

/** Complete events of what arrived so far, and the rest that waits for more. */
export const parseEvents = (text: string): { readonly events: readonly StreamEvent[]; readonly rest: string } => {
  const parts = text.split('\n\n')
  const rest = parts.pop() ?? ''
  return { events: parts.flatMap(parseEvent), rest }
}

export type StreamEvent = { readonly name: string; readonly data: string }

const parseEvent = (part: string): StreamEvent[] => {
  const field = (name: string): string | undefined =>
    part
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const [name, data] = [field('event'), field('data')]
  return name === undefined || data === undefined ? [] : [{ name, data }]
}

/** Undefined for an event that says nothing about it. */
export const readUnread = ({ name, data }: StreamEvent): number | undefined => {
  if (name !== 'unread') return undefined
  const { unread } = JSON.parse(data) as { readonly unread?: unknown }
  return typeof unread === 'number' ? unread : undefined
}
