const STATUS = /<Status\b[^>]{0,500}?\bcode\s{0,5}=\s{0,5}["'](\d{3})["']/

/** Whether a document was taken: what cXML says inside an HTTP answer of success counts. */
export const readStatus = (http: number, answer: string): number => {
  const inner = http >= 200 && http < 300 ? STATUS.exec(answer)?.[1] : undefined
  return inner === undefined ? http : Number(inner)
}
