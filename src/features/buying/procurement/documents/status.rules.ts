const STATUS = /<Status\b[^>]{0,500}?\bcode\s{0,5}=\s{0,5}["'](\d{3})["']/

const readInner = (http: number, answer: string): number | undefined => {
  const inner = http >= 200 && http < 300 ? STATUS.exec(answer)?.[1] : undefined
  return inner === undefined ? undefined : Number(inner)
}

/** Whether a document was taken: what cXML says inside an HTTP answer of success counts. */
export const readStatus = (http: number, answer: string): number => readInner(http, answer) ?? http

/** The request was understood, and is none that this system answers: it takes documents all the same. */
const NOT_OFFERED: ReadonlySet<number> = new Set([406, 450, 501])

/** Of a ProfileRequest to the address for documents. */
export const checkProfile = (http: number, answer: string): { readonly isOk: boolean; readonly detail: string } => {
  const inner = readInner(http, answer)
  if (inner === undefined)
    return { isOk: false, detail: http >= 200 && http < 300 ? 'The address does not answer in cXML.' : `HTTP ${http}` }
  if (NOT_OFFERED.has(inner)) return { isOk: true, detail: `Status ${inner}: reached; the system does not describe itself.` }
  return { isOk: inner < 300, detail: `Status ${inner}` }
}
