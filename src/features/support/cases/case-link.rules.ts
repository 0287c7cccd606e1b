import { NEW_CASE_PATH } from '#features/support/cases/case.rules.ts'

/** Topics that a link to the contact page may name; other links there stay contacts. */
const TOPIC = 'topic'

/** A customer's question becomes a case with its subject; undefined for links that are not a question to our engineers. */
export const toCaseAddress = (address: string, home: string): string | undefined => {
  const url = new URL(address, 'https://site.invalid')
  const topic = url.searchParams.get(TOPIC)
  if (topic === null || url.pathname !== `${home}/contact-us`) return undefined
  return `${home}${NEW_CASE_PATH}?${new URLSearchParams({ kind: 'question', subject: topic }).toString()}`
}
