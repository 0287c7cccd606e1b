/** One line of a card; `href` is a path below the locale. */
export type HomeItem = {
  readonly label: string
  readonly href: string
  /** A word beside it, such as a state. */
  readonly note?: string
  readonly tone?: 'ok' | 'warn' | 'bad' | 'info' | 'idle'
  readonly at?: Date
  /** Also stands under 'Needs you'; unless said, what is a warning or worse does. */
  readonly needsYou?: boolean
}

/** A few numbers in a row, such as months, drawn small under the items. */
export type HomeChart = { readonly title: string; readonly points: readonly { readonly name: string; readonly value: number }[] }
