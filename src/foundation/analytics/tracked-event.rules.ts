/** A part as reports know it, as far as it is known [3.12.1]. */
export type ProductLine = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly brand: string
  readonly description?: string
  readonly quantity?: number
  readonly totalprice?: number
  readonly salesOrg?: string
  readonly orderType?: string
  readonly ProdViewType?: string
  readonly status?: string
  readonly skuErrorMessage?: string
  readonly prodAddType?: string
  readonly autoRenew?: boolean
  readonly siteReference?: string
  readonly contractLength?: string
  readonly billingFrequency?: string
  readonly numOfUtilities?: number
  readonly numOfMeters?: number
  readonly additionalSockets?: number
}

/** Whose cart or order it is: an account, never a person [3.12.2]. */
export type CommerceContext = {
  readonly accountId?: string
  readonly accountName?: string
  readonly currencyCode?: string
  readonly cartId?: string
  readonly cartAdditionType?: string
  readonly transactionId?: string
  readonly subscriptionCode?: string
}

type Commerce = { readonly products: readonly ProductLine[]; readonly context: CommerceContext }
type Filters = { readonly all: readonly Readonly<Record<string, unknown>>[] }

/** Analytics events: names and members as the reports read them. */
type EventMembers = {
  readonly 'page.view': object
  readonly login: object
  readonly 'product.view': Commerce
  readonly 'cart.add': Commerce
  readonly 'cart.view': Commerce
  readonly checkout: Commerce
  readonly purchase: Commerce
  /** [3.12.3] */
  readonly 'po.upload': {
    readonly pdfFileName: string
    readonly uploadSource: string
    readonly Status: string
    readonly NoSuccessfulSKU: number
    readonly NoFailedSKU: number
    readonly generalErrorMessage: string
  }
  /** [3.12.4] */
  readonly stock: { readonly noOfStocks: number; readonly IsStockAvailable: boolean }
  /** [3.12.5] */
  readonly 'ordering.search': { readonly searchType: string; readonly searchKeyWord: string }
  /** [3.11.14] */
  readonly search: {
    readonly request: { readonly query: string; readonly filters: Filters; readonly sort?: string; readonly page?: number }
    readonly onLoadQuery: string
    readonly selectedfilters: Filters
    /** `field:value` of what was just chosen or taken away; empty when nothing was. */
    readonly facetClicked: string
  }
  /** [3.11.16] */
  readonly 'case.search': {
    readonly primarySearch: string
    readonly secondarySearch: string
    readonly resultCount: number
    readonly filterSelected: string
  }
  /** [3.12.7] */
  readonly 'article.view': { readonly article: Readonly<Record<string, string>> }
  /** [3.11.15] */
  readonly 'techpub.view': {
    readonly id: string
    readonly title: string
    readonly doc_type: string
    readonly product: string
    readonly product_family: string
  }
  /** [3.12.8] */
  readonly 'software.download': {
    readonly eakNumber: string
    readonly productName: string
    readonly productDescription: string
    readonly description: string
    readonly downloadStatus: 'All' | 'Single'
  }
  readonly download: { readonly file: string; readonly kind: string }
  /** [8.9.2] */
  readonly oops: { readonly message: string }
  /** [9.10.1] */
  readonly video: { readonly milestone: number; readonly id: string }
  /** [3.12.6] */
  readonly 'form.submit': { readonly form: string; readonly captchaScore: number | undefined }
  readonly 'form.error': { readonly form: string; readonly faults: readonly { readonly field: string; readonly code: string }[] }
}

export type EventName = keyof EventMembers

/** All of them, so that nothing else is counted. */
const NAMES: Readonly<Record<EventName, true>> = {
  ...{ 'page.view': true, login: true, 'product.view': true, 'cart.add': true, 'cart.view': true, checkout: true },
  ...{ purchase: true, 'po.upload': true, stock: true, 'ordering.search': true, search: true, 'case.search': true },
  ...{ 'article.view': true, 'techpub.view': true, 'software.download': true, download: true, oops: true, video: true },
  ...{ 'form.submit': true, 'form.error': true },
}
export const EVENT_NAMES: readonly string[] = Object.keys(NAMES)

/** An event of a caller; anything that names a person is removed before it is sent. */
export type TrackedEvent = { [Name in EventName]: { readonly name: Name } & EventMembers[Name] }[EventName]
