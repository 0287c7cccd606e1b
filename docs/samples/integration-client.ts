// Sends and reads the lines of one kind of data, without packages; Node 22.18 or later runs it as it is.
import type { Keys, Kinds } from './integration-kinds.ts'

export type Answer = { line: number; ok: true } | { line: number; ok: false; error: string }
/** A whole line, some fields of a line that is there, or a deletion. */
export type LineOf<Kind extends keyof Kinds> =
  | Kinds[Kind]
  | (Partial<Kinds[Kind]> & Pick<Kinds[Kind], Keys[Kind] & keyof Kinds[Kind]>)
  | (Pick<Kinds[Kind], Keys[Kind] & keyof Kinds[Kind]> & { readonly deleted: true })

const readLines = async <T>(response: Response): Promise<T[]> => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const lines = (await response.text()).split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as T)
}

/** Before the lines that name it in a field such as file; it waits a day for them. */
export const sendFile = async (site: string, key: string, name: string, content: Uint8Array<ArrayBuffer>): Promise<void> => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' }
  const url = `${site}/api/integration/v1/files/${encodeURIComponent(name)}`
  const response = await fetch(url, { method: 'PUT', headers, body: content })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
}

export const openKind = <Kind extends keyof Kinds>(site: string, key: string, kind: Kind) => {
  const url = `${site}/api/integration/v1/${kind}`
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' }
  return {
    /** One answer for each line, in order. The same lines may be sent again: they change nothing. */
    send: async (lines: readonly LineOf<Kind>[]): Promise<Answer[]> =>
      readLines(await fetch(url, { method: 'POST', headers, body: lines.map((line) => JSON.stringify(line)).join('\n') })),
    /** What is stored, or only what changed at this time or later; what was taken away has `deleted`. */
    read: async (since?: Date): Promise<LineOf<Kind>[]> =>
      readLines(await fetch(since ? `${url}?since=${since.toISOString()}` : url, { headers })),
  }
}

// const companies = openKind('https://www.example.com', process.env['PORTICO_KEY'] ?? '', 'companies')
// const answers = await companies.send([{ number: '400100', name: 'Nordfjord Shipping', countryCode: 'no' }])
// for (const answer of answers) if (!answer.ok) console.error(`line ${answer.line}: ${answer.error}`)
// const changed = await companies.read(new Date(Date.now() - 3_600_000))
