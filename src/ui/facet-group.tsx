import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './facet-group.module.css'

/** More values than these fold away. */
const AT_ONCE = 8
/** Groups that stand open before anything is chosen. */
const OPEN_GROUPS = 4

type FacetGroupProps = {
  name: string
  /** Its place among the groups: the first ones stand open. */
  place: number
  values: readonly { readonly isChosen: boolean; readonly control: ReactNode }[]
  /** The words for all that folds away, and for folding it again. */
  showAll: string
  showFewer: string
}

type FacetFrameProps = { name: string; place: number; isChosen: boolean; children: ReactNode }

/** A group of filters, whatever the controls are: it opens and closes, with or without script. */
export const FacetFrame = ({ name, place, isChosen, children }: FacetFrameProps) => (
  <details className={styles.facet} open={place < OPEN_GROUPS || isChosen}>
    <summary className={styles.name}>
      {name}
      <Icon name="down" size="small" />
    </summary>
    <div className={styles.values} role="group" aria-label={name}>
      {children}
    </div>
  </details>
)

/** One thing to filter by: a list of checkboxes. */
export const FacetGroup = ({ name, place, values, showAll, showFewer }: FacetGroupProps) => {
  const rest = values.slice(AT_ONCE)
  return (
    <FacetFrame name={name} place={place} isChosen={values.some(({ isChosen }) => isChosen)}>
      {values.slice(0, AT_ONCE).map(({ control }) => control)}
      {rest.length > 0 && (
        <details className={styles.rest} open={rest.some(({ isChosen }) => isChosen)}>
          <summary className={styles.all}>
            <span data-when="folded">{showAll}</span>
            <span data-when="open">{showFewer}</span>
          </summary>
          {rest.map(({ control }) => control)}
        </details>
      )}
    </FacetFrame>
  )
}
