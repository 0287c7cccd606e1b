/**
 * `inMarkup` of an interactive block whose words stand in its markup anyway: they need not travel a second time.
 * `readBack` gives what was left out back, from the block as the server drew it.
 */
export type PropsInMarkup<Props, Left = Partial<Props>> = {
  readonly leaveOut: (props: Props) => Left
  readonly readBack: (left: Left, root: Element) => Props
}
