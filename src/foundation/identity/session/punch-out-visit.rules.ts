/** Pages of visits that procurement systems open: the visit is named in the address. */
export const PUNCH_OUT_PATH = '/punchout/visit'

export type PunchOutVisit = { readonly id: string; readonly token?: string | undefined }

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const VISIT = new RegExp(`^${PUNCH_OUT_PATH}/(${UUID})(?:/|$)`)
const HEADER = new RegExp(`^(${UUID})(?:\\.([\\w-]{43}))?$`)
const TOKEN = /^[\w-]{43}$/

export const isToken = (text: unknown): text is string => typeof text === 'string' && TOKEN.test(text)

/** The parameter of a window that takes no cookie. */
export const TOKEN_PARAMETER = 'session'

/** Of a page's own address. */
export const readVisitOfAddress = (url: string): PunchOutVisit | undefined => {
  const [path = '', query = ''] = url.split('?', 2)
  const id = VISIT.exec(path)?.[1]
  const token = new URLSearchParams(query).get(TOKEN_PARAMETER)
  return id === undefined ? undefined : { id, token: isToken(token) ? token : undefined }
}

/** Of the calls that such a page makes. */
export const readVisitOfHeader = (header: unknown): PunchOutVisit | undefined => {
  const [, id, token] = (typeof header === 'string' && HEADER.exec(header)) || []
  return id === undefined ? undefined : { id, token }
}
