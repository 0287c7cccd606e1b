export type StreamLimits = {
  /** Browsers and devices of one person. */
  readonly perPerson: number
  /** In one process. */
  readonly inAll: number
}

const PER_PERSON = 8
/** Streams stay open: most connections have to remain for pages. */
const SHARE_OF_CONNECTIONS = 0.25

export const chooseStreamLimits = (maxConnections: number): StreamLimits => ({
  perPerson: PER_PERSON,
  inAll: Math.max(PER_PERSON, Math.floor(maxConnections * SHARE_OF_CONNECTIONS)),
})

export const findStreamLimit = (
  { perPerson, inAll }: StreamLimits,
  open: { readonly total: number; readonly ofPerson: number },
): 'person' | 'in-all' | undefined => {
  if (open.ofPerson >= perPerson) return 'person'
  return open.total >= inAll ? 'in-all' : undefined
}

/** `tenant person`, as `notifyInbox` writes it. */
export const parseNotice = (payload: string): { readonly tenant: string; readonly personId: string } => {
  const [tenant = '', personId = ''] = payload.split(' ')
  return { tenant, personId }
}
