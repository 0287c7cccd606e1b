import { arrivesOn, DELIVERY_METHODS, freightOf, leavesOn, type Charges } from '#features/buying/delivery-terms/public.ts'
import type { OrderProblem } from '#features/buying/checkout/checkout.rules.ts'
import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { calendarOf, type OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
import { toMoneyJson, type Money } from '#kernel/money.ts'

type ViewFacts = {
  readonly draft: OrderDraft
  readonly charges?: (Charges & { readonly subtotal: Money }) | undefined
  readonly account: CheckoutView['account'] & { readonly currency: string }
  readonly hidesPrices: boolean
  readonly now: Date
  /** Of the person's company. */
  readonly costCentres: CheckoutView['costCentres']
}

export const describeProblems = (problems: readonly OrderProblem[]): CheckoutView['problems'] =>
  problems.map(({ code, lines }) => ({
    code,
    lines: lines.map(({ id, sku, former, unit }) => ({
      id,
      sku,
      ...(code === 'price_changed' && former && { from: toMoneyJson(former) }),
      ...(code === 'price_changed' && unit && { to: toMoneyJson(unit) }),
    })),
  }))

const describePayment = ({ checkout, paymentType, paymentTypes }: OrderDraft): CheckoutView['payment'] => {
  const { card, poNumber, poName, poSize } = checkout
  return {
    types: [...paymentTypes],
    type: paymentType,
    isChosen: checkout.paymentType !== null,
    poNumber,
    ...(poName !== null && { document: { name: poName, size: poSize ?? 0 } }),
    ...(card && { card: { brand: card.brand, lastFour: card.lastFour, expires: card.expires } }),
  }
}

const describeDelivery = ({ draft, hidesPrices, now }: ViewFacts): CheckoutView['delivery'] => {
  const { checkout, shipTos, shipTo, address, method, subtotal, lines, terms } = draft
  const { requestedOn, isComplete, attention } = checkout
  const { name, street, extra, postalCode, city, region, countryCode } = address
  const day = now.toISOString().slice(0, 10)
  return {
    addresses: [...shipTos],
    ...(shipTo && { shipToId: shipTo.id }),
    address: { name, street, extra, postalCode, city, region, countryCode },
    methods: DELIVERY_METHODS.map((id) => ({
      id,
      ...(subtotal &&
        !hidesPrices && { cost: toMoneyJson(freightOf(terms, { subtotal, method: id, countryCode, region, day })) }),
      arrivesOn: arrivesOn(lines, calendarOf(draft, id, now)),
    })),
    method,
    requestedOn,
    isComplete,
    attention,
  }
}

const describeLine = (
  line: OrderDraft['lines'][number],
  { draft, hidesPrices, now }: ViewFacts,
): CheckoutView['lines'][number] => {
  const { id, sku, name, href, image, quantity, note, requestedOn, kind, isShort, unit, total, former } = line
  return {
    id,
    sku,
    name,
    href,
    ...(image && { image }),
    category: kind.category,
    brand: kind.brand,
    description: kind.description,
    ...(kind.subscription && { subscription: kind.subscription }),
    quantity,
    note,
    requestedOn,
    leavesOn: leavesOn(line, calendarOf(draft, draft.method, now)),
    isShort,
    ...(unit && total && !hidesPrices && { unit: toMoneyJson(unit), total: toMoneyJson(total) }),
    ...(former && !hidesPrices && { former: toMoneyJson(former) }),
  }
}

/** The checkout as its pages show it. */
export const describeCheckout = (facts: ViewFacts): CheckoutView => {
  const { draft, charges, account, hidesPrices } = facts
  const { currency, key, number, name, city, salesOrg } = account
  return {
    cartId: draft.cartId,
    account: { key, number, name, city, salesOrg },
    currency,
    ...(draft.quote && { quote: { number: draft.quote.number, validUntil: draft.quote.until.toISOString() } }),
    payment: describePayment(draft),
    delivery: describeDelivery(facts),
    lines: draft.lines.map((line) => describeLine(line, facts)),
    ...(charges &&
      !hidesPrices && {
        charges: {
          subtotal: toMoneyJson(charges.subtotal),
          freight: toMoneyJson(charges.freight),
          taxes: charges.taxes.map((tax) => ({ ...tax, amount: toMoneyJson(tax.amount) })),
          total: toMoneyJson(charges.total),
        },
      }),
    costCentres: facts.costCentres,
    costCentre: draft.checkout.costCentre,
    problems: describeProblems(draft.problems),
  }
}
