import { attributeOf, childrenOf, findAt, textAt } from '#features/buying/procurement/cxml/cxml-tree.service.ts'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import type { Credential } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import type { XmlElement } from '#platform/files/xml-reader.ts'

/** The envelope of every request, and the one thing that it requests. */
export type CxmlMessage = {
  readonly payloadId: string
  readonly language: string
  /** The sender's where the document names nobody else. */
  readonly from: readonly Credential[]
  readonly to: readonly Credential[]
  readonly sender: readonly Credential[]
  readonly secret: string
  /** Such as `PunchOutSetupRequest`. */
  readonly kind: string
  readonly content: XmlElement
}

const MOST_CREDENTIALS = 10
const LONGEST_IDENTITY = 120
const LONGEST_SECRET = 200
const LONGEST_PAYLOAD_ID = 300

const listCredentials = (element: XmlElement | undefined): Credential[] =>
  childrenOf(element, 'Credential')
    .slice(0, MOST_CREDENTIALS)
    .map((credential) => ({
      domain: attributeOf(credential, 'domain'),
      identity: textAt(credential, 'Identity').slice(0, LONGEST_IDENTITY),
    }))
    .filter(({ identity }) => identity !== '')

/** The first that any of the sender's credentials carries. */
const findSecret = (sender: XmlElement | undefined): string =>
  childrenOf(sender, 'Credential')
    .map((credential) => textAt(credential, 'SharedSecret').slice(0, LONGEST_SECRET))
    .find((secret) => secret !== '') ?? ''

/** A request in cXML; a timestamp is not read, as many systems write it in a form of their own. */
export const readMessage = (root: XmlElement): CxmlMessage => {
  if (root.name !== 'cXML') throw new CxmlProblem(400, 'This is no cXML document.')
  const payloadId = attributeOf(root, 'payloadID')
  if (payloadId === '' || payloadId.length > LONGEST_PAYLOAD_ID) throw new CxmlProblem(400, 'The document has no payloadID.')
  const header = findAt(root, 'Header')
  if (!header) throw new CxmlProblem(400, 'The document has no Header.')
  const [content] = childrenOf(findAt(root, 'Request'))
  if (!content) throw new CxmlProblem(400, 'The document holds no Request.')
  const [from, sender] = [listCredentials(findAt(header, 'From')), listCredentials(findAt(header, 'Sender'))]
  return {
    payloadId,
    language: attributeOf(root, 'xml:lang'),
    from: from.length > 0 ? from : sender,
    to: listCredentials(findAt(header, 'To')),
    sender,
    secret: findSecret(findAt(header, 'Sender')),
    kind: content.name,
    content,
  }
}
