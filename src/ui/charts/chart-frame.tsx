import { useState, type ReactNode } from 'react'
import { toneOf, type ChartSeries } from '#ui/charts/chart.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './charts.module.css'

export type ChartProps = {
  /** With the unit: "Open amounts by age, EUR". */
  title: string
  headingLevel?: 2 | 3 | 4
  /** One a point, in the order of the values. */
  names: readonly string[]
  /** Shorter ones for below the axis: a day without its year. */
  axisNames?: readonly string[]
  /** Names the points in the table: "Day". */
  nameHeader: string
  /** At most four, or nobody tells them apart. */
  series: readonly ChartSeries[]
  /** The description of the drawing; one with the highest and the lowest value unless given. */
  summary?: string
  /** Numbers of the page's locale unless given: a share, an amount of money. */
  formatValue?: (value: number) => string
  /** The table is read out also where it is not shown; a button shows it. */
  hasReadTable?: boolean
  /** Beside the title, after the legend. */
  actions?: ReactNode
}

type FrameProps = Pick<ChartProps, 'title' | 'headingLevel' | 'names' | 'nameHeader' | 'series' | 'actions' | 'hasReadTable'> & {
  show: (value: number) => string
  children: ReactNode
}

export const NO_VALUE = '–'

const ChartTable = ({ title, names, nameHeader, series, show }: Omit<FrameProps, 'children'>) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{title}</caption>
    <thead>
      <tr>
        <th scope="col">{nameHeader}</th>
        {series.map(({ key, label }) => (
          <th key={key} scope="col" data-numeric>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {names.map((name, index) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {series.map(({ key, values }) => (
            <td key={key} data-numeric>
              {values[index] === null || values[index] === undefined ? NO_VALUE : show(values[index])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Shown or not, it is there for those who do not see the drawing. */
const ReadTable = (props: Omit<FrameProps, 'children'>) => {
  const t = useTexts('ui')
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.details}>
      <button type="button" className={styles.toggle} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t('chart.table')}
      </button>
      {isShown ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className={styles.scroll} role="group" aria-label={props.title} tabIndex={0}>
          <ChartTable {...props} />
        </div>
      ) : (
        <div className="visually-hidden">
          <ChartTable {...props} />
        </div>
      )}
    </div>
  )
}

/** Title, legend, drawing, and the same numbers as a table for whoever wants to read them. */
export const ChartFrame = ({ children, hasReadTable = false, ...table }: FrameProps) => {
  const t = useTexts('ui')
  const { title, headingLevel = 2, series, actions } = table
  const Heading = `h${headingLevel}` as const
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {series.length > 1 && (
          <span className={`${styles.key} ${styles.legend}`} aria-hidden="true">
            {series.map((each, index) => (
              <span key={each.key} data-tone={toneOf(each, index)} data-dashed={each.isDashed}>
                {each.label}
              </span>
            ))}
          </span>
        )}
        {actions}
      </figcaption>
      {children}
      {hasReadTable ? (
        <ReadTable {...table} />
      ) : (
        <details className={styles.details}>
          <summary>{t('chart.table')}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
            <ChartTable {...table} />
          </div>
        </details>
      )}
    </figure>
  )
}
