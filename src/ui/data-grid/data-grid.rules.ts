import { DEEPEST_ROW, readSort, writeSort, type ListSort, type ListSpec } from '#kernel/list-query.ts'

/** Behind 'More filters' until somebody asks for it or it is set, as where chips say the same. */
type Folded = { readonly isFolded?: boolean }

export type GridFilter = Folded &
  (
    | {
        readonly key: string
        readonly label: string
        readonly kind: 'text'
        readonly hint?: string
        /** Stays in sight on a phone, where the others wait behind a button. */
        readonly isFirst?: boolean
      }
    | { readonly key: string; readonly label: string; readonly kind: 'dates' }
    | {
        readonly key: string
        readonly label: string
        readonly kind: 'choice'
        readonly options: readonly { readonly value: string; readonly label: string }[]
      }
    /** Any number of them: each is a parameter of its own in the address. */
    | { readonly key: string; readonly label: string; readonly kind: 'choices'; readonly options: readonly CountedOption[] }
  )

/** Fields that fit beside the search of a list; days are two. */
const IN_LINE = 4

/** The filters of a list's one line, and those that wait until somebody opens them; a filter in use is never hidden. */
export const foldFilters = (
  filters: readonly GridFilter[],
  isUsed: (key: string) => boolean,
): { readonly inLine: readonly GridFilter[]; readonly folded: readonly GridFilter[] } => {
  let room = IN_LINE
  const inLine: GridFilter[] = []
  const folded: GridFilter[] = []
  for (const filter of filters) {
    if (!filter.isFolded && !('isFirst' in filter && filter.isFirst)) room -= filter.kind === 'dates' ? 2 : 1
    if ((room >= 0 && !filter.isFolded) || isUsed(filter.key)) inLine.push(filter)
    else folded.push(filter)
  }
  return { inLine, folded }
}

export type CountedOption = { readonly value: string; readonly label: string; readonly count?: number }

/** Where a grid stands. All of it is in the address, so that a link, a reload and the back button bring it back. */
export type GridState = {
  readonly sort: ListSort
  readonly page: number
  readonly size: number
  /** Only those that are set. Dates are `2026-11-01..2026-11-15`, either end may be missing; several choices stand in lines. */
  readonly filters: ReadonlyMap<string, string>
  /** The columns that are shown, in their order; undefined: as the grid shows them by itself. */
  readonly columns: readonly string[] | undefined
}

export type GridShape = {
  readonly list: ListSpec
  readonly filters: readonly GridFilter[]
  readonly columns: readonly { readonly key: string; readonly rowHeader?: boolean; readonly isOptional?: boolean }[]
  /** Before each name in the address, where a page has more than one grid. */
  readonly prefix?: string
}

const LONGEST_TEXT = 100
const DATES = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export const readDates = (value: string | undefined): { readonly from: string; readonly until: string } => {
  const [, from = '', until = ''] = DATES.exec(value ?? '') ?? []
  return { from, until }
}
export const writeDates = (from: string, until: string): string => (from === '' && until === '' ? '' : `${from}..${until}`)

const CHOICE_END = '\n'
export const readChoices = (value: string | undefined): string[] => (value ? value.split(CHOICE_END) : [])

/** The same choices with one more, or one less if it was among them. */
export const toggleChoice = (value: string | undefined, choice: string): string => {
  const chosen = readChoices(value)
  return (chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]).join(CHOICE_END)
}

/** Whether the server would take it. */
const isFilterValue = (filter: GridFilter, value: string): boolean => {
  if (value === '') return false
  if (filter.kind === 'text') return value.length <= LONGEST_TEXT && /^\P{Cc}*$/u.test(value) && value.isWellFormed()
  if (filter.kind === 'choice' || filter.kind === 'choices') return filter.options.some((option) => option.value === value)
  const { from, until } = readDates(value)
  return DATES.test(value) && value !== '..' && [from, until].every((day) => day === '' || isDay(day))
}

const isPositive = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text)

/** The default columns: all but the optional ones. */
export const usualColumns = ({ columns }: Pick<GridShape, 'columns'>): string[] =>
  columns.filter(({ isOptional }) => !isOptional).map(({ key }) => key)

/** Known columns, each once; the one that names a row cannot be left out. Undefined when that is what the grid shows anyway. */
export const cleanColumns = (requested: readonly string[], shape: Pick<GridShape, 'columns'>): readonly string[] | undefined => {
  const known = [...new Set(requested)].filter((key) => shape.columns.some((column) => column.key === key))
  if (known.length === 0) return undefined
  const missing = shape.columns.filter(({ key, rowHeader }) => rowHeader && !known.includes(key)).map(({ key }) => key)
  const clean = [...missing, ...known]
  return clean.join(' ') === usualColumns(shape).join(' ') ? undefined : clean
}

/** Whatever somebody wrote into the address: what makes no sense is as if it were not there. */
export const readGridState = (query: string, shape: GridShape): GridState => {
  const parameters = new URLSearchParams(query)
  const { list, filters, prefix = '' } = shape
  const read = (name: string): string => parameters.get(`${prefix}${name}`) ?? ''
  const size = list.sizes.find((each) => String(each) === read('size')) ?? list.sizes[0]
  const page = isPositive(read('page')) ? Number(read('page')) : 1
  return {
    sort: readSort(read('sort'), list.sortable) ?? readSort(list.sort, list.sortable) ?? { column: '', direction: 'ascending' },
    size,
    page: page * size <= DEEPEST_ROW ? page : 1,
    filters: new Map(
      filters.flatMap((filter) => {
        const given = filter.kind === 'choices' ? parameters.getAll(`${prefix}${filter.key}`) : [read(filter.key)]
        const values = new Set(given.filter((value) => isFilterValue(filter, value)))
        return values.size > 0 ? [[filter.key, [...values].join(CHOICE_END)] as const] : []
      }),
    ),
    columns: cleanColumns(read('columns').split('.'), shape),
  }
}

/** The differences from the defaults, as call parameters. */
export const listParameters = (
  { sort, page, size, filters }: GridState,
  { list }: Pick<GridShape, 'list'>,
): [string, string][] => [
  ...filters,
  ...(writeSort(sort) === list.sort ? [] : [['sort', writeSort(sort)] as [string, string]]),
  ...(size === list.sizes[0] ? [] : [['size', String(size)] as [string, string]]),
  ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
]

/** The query of an address with this state in it; what others keep there stays. */
export const writeGridState = (query: string, state: GridState, shape: GridShape): string => {
  const { filters, prefix = '' } = shape
  const parameters = new URLSearchParams(query)
  for (const name of ['sort', 'size', 'page', 'columns', ...filters.map(({ key }) => key)]) parameters.delete(`${prefix}${name}`)
  const isSeveral = (name: string): boolean => filters.some(({ key, kind }) => key === name && kind === 'choices')
  for (const [name, value] of listParameters(state, shape))
    for (const each of isSeveral(name) ? readChoices(value) : [value]) parameters.append(`${prefix}${name}`, each)
  if (state.columns) parameters.set(`${prefix}columns`, state.columns.join('.'))
  return parameters.toString()
}

/** Another order or another filter begins on the first page. */
export const changeGrid = (state: GridState, change: Partial<GridState>): GridState => ({ ...state, page: 1, ...change })

export const setFilter = (state: GridState, key: string, value: string): GridState => {
  const filters = new Map(state.filters)
  if (value === '') filters.delete(key)
  else filters.set(key, value)
  return changeGrid(state, { filters })
}

export const countPages = (total: number, size: number): number => Math.max(1, Math.ceil(Math.min(total, DEEPEST_ROW) / size))

/** "26 to 50": counted from one, as people do. */
export const rangeOf = ({ page, size }: Pick<GridState, 'page' | 'size'>, shown: number) => ({
  from: shown === 0 ? 0 : (page - 1) * size + 1,
  to: (page - 1) * size + shown,
})
