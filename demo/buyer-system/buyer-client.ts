import * as messages from '#demo/buyer-system/buyer-messages.ts'
import * as oci from '#demo/buyer-system/buyer-oci.ts'

export type BuyerRequest = {
  readonly method: 'GET' | 'POST'
  /** On the supplier's site. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
export type BuyerAnswer = { readonly status: number; readonly body: string; readonly location: string }
/** How requests reach the supplier: by HTTP from a terminal, inside of the process from the page. */
export type CallSupplier = (request: BuyerRequest) => Promise<BuyerAnswer>

export type SeenMessage = {
  readonly direction: 'sent' | 'received'
  readonly kind: string
  readonly status: string
  readonly text: string
}

type BuyerParts = {
  readonly call: CallSupplier
  readonly sender: messages.Sender
  readonly now: () => Date
  readonly see: (message: SeenMessage) => void
}

export type Outcome = { readonly status: string; readonly detail: string }

const FORM = 'application/x-www-form-urlencoded'

/** The buyer's side of cXML and OCI, whoever plays it. */
export const createBuyer = ({ call, sender, now, see }: BuyerParts) => {
  const sendCxml = async (path: string, kind: string, document: string): Promise<string> => {
    const { body } = await call({ method: 'POST', path, headers: { 'content-type': 'text/xml' }, body: document })
    see({ direction: 'sent', kind, status: messages.readStatus(body), text: document })
    see({ direction: 'received', kind: `answer to ${kind}`, status: messages.readDetail(body), text: body })
    return body
  }
  const outcomeOf = (answer: string): Outcome => ({
    status: messages.readStatus(answer),
    detail: messages.readDetail(answer),
  })

  return {
    /** The address where the catalogue opens; empty where the supplier refused. */
    setUp: async (setup: messages.Setup): Promise<Outcome & { readonly address: string }> => {
      const { document } = messages.writeSetupRequest(sender, setup, now())
      const answer = await sendCxml('/punchout/cxml', 'PunchOutSetupRequest', document)
      return { ...outcomeOf(answer), address: messages.readStartPage(answer) }
    },
    order: async (order: messages.SentOrder): Promise<Outcome & { readonly payloadId: string }> => {
      const { document, payloadId } = messages.writeOrderRequest(sender, order, now())
      return { ...outcomeOf(await sendCxml('/procurement/cxml', 'OrderRequest', document)), payloadId }
    },
    /** VALIDATE and BACKGROUND_SEARCH answer with lines; SHOP and DETAIL with the address of a visit. */
    askOci: async (ask: oci.OciCall): Promise<Outcome & { readonly address: string; readonly items: messages.BoughtItem[] }> => {
      const body = new URLSearchParams(oci.writeOciForm(sender, ask)).toString()
      const answer = await call({ method: 'POST', path: '/punchout/oci', headers: { 'content-type': FORM }, body })
      const items = oci.readOciItems(oci.readFormFields(answer.body))
      const shown = body.replace(/(PASSWORD=)[^&]{0,300}/, '$1••••')
      see({ direction: 'sent', kind: `OCI ${ask.name}`, status: String(answer.status), text: shown })
      const found = items.map(({ sku, price, currency }) => `${sku} ${price} ${currency}`).join('\n')
      see({ direction: 'received', kind: `answer to OCI ${ask.name}`, status: `${items.length} parts`, text: found })
      return { status: String(answer.status), detail: '', address: answer.location, items }
    },
  }
}
export type Buyer = ReturnType<typeof createBuyer>
