import type { FacetView } from '#features/search/search/results/facet-view.rules.ts'
import type { ResultsView } from '#features/search/search/results/results-view.rules.ts'
import { useValueName } from '#features/search/search/results/use-result-names.client.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FacetGroup } from '#ui/facet-group.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './result-facets.module.css'

const DEPTHS = [undefined, styles.second, styles.third, styles.fourth]

const Facet = ({ facet: { field, values }, place }: { facet: FacetView; place: number }) => {
  const t = useTexts('search')
  const { number } = useFormats()
  const nameValue = useValueName()
  return (
    <FacetGroup
      name={t(`facet.${field}`)}
      place={place}
      showAll={t('results.showAll', { count: number(values.length) })}
      showFewer={t('results.showFewer')}
      values={values.map(({ value, label, count, isChosen, depth }) => ({
        isChosen,
        control: (
          // A new answer brings new boxes: what was clicked meanwhile is in the address already.
          <div key={`${value} ${isChosen}`} className={DEPTHS[depth]}>
            <Checkbox
              name={field}
              value={value}
              label={label ?? nameValue(field, value)}
              count={number(count)}
              defaultChecked={isChosen}
            />
          </div>
        ),
      }))}
    />
  )
}

type ResultFacetsProps = { view: ResultsView; address: string; form: string }

/** A form like any other. Small screens open it as a sheet, which browsers do without script as well. */
export const ResultFacets = ({ view: { state, facets }, address, form }: ResultFacetsProps) => {
  const t = useTexts('search')
  return (
    <form
      className={styles.facets}
      id={form}
      action={address}
      aria-label={t('results.filters')}
      // A reload shows what the address says, not what was ticked before.
      autoComplete="off"
      popover="auto"
      data-results-part="facets"
    >
      <div className={styles.head}>
        <h2>{t('results.filters')}</h2>
        <IconButton label={t('results.filters.close')} popoverTarget={form} popoverTargetAction="hide">
          <Icon name="close" />
        </IconButton>
      </div>
      <input type="hidden" name="search" value={state.query} />
      {state.type && <input type="hidden" name="type" value={state.type} />}
      <div className={styles.groups}>
        {facets.map((facet, place) => (
          <Facet key={facet.field} facet={facet} place={place} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button type="submit" wide>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
