import { useState } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { chooseTools, countViews, VIEWS, type LauncherView } from '#features/access/tool-access/launcher.rules.ts'
import { ToolTile } from '#features/access/tool-access/tool-tile.tsx'
import { useOwnTools } from '#features/access/tool-access/use-tools.client.ts'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { TextField } from '#ui/field.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './tool-launcher.module.css'

/** All tools of the site with how it stands with each: found, opened and asked for in one place. */
export const Block = () => {
  const t = useTexts('tool-access')
  const { language } = usePage().locale
  const { data, isError, refetch, isFetching } = useOwnTools()
  const [view, setView] = useState<LauncherView>('all')
  const [query, setQuery] = useState('')
  const counts = countViews(data?.tools ?? [])
  const shown = chooseTools(data?.tools ?? [], { view, query, language })
  return (
    <div className={`wrap ${styles.launcher}`}>
      <div className={styles.head}>
        <div>
          <h1>{t('launcher.title')}</h1>
          <p className={styles.lead}>{t('launcher.lead')}</p>
        </div>
        <TextField
          type="search"
          icon="search"
          label={t('launcher.find')}
          hideLabel
          placeholder={t('launcher.find')}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <ChipRow label={t('launcher.views')}>
        {VIEWS.map((each) => (
          <ChoiceChip key={each} pressed={each === view} count={data ? counts[each] : undefined} onPress={() => setView(each)}>
            {t(`view.${each}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <p className="visually-hidden" role="status">
        {data ? t('launcher.found', { count: shown.length }) : ''}
      </p>
      {!data && isError && <ErrorState headingLevel={2} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <SkeletonGroup>
          <Skeleton width="full" />
          <Skeleton width="long" />
          <Skeleton width="full" />
        </SkeletonGroup>
      )}
      {data?.tools.length === 0 && <NothingYet kind="tools" headingLevel={2} icon="search" title={t('launcher.none')} />}
      {data && data.tools.length > 0 && shown.length === 0 && (
        <EmptyState headingLevel={2} icon="search" title={t('launcher.none')}>
          {t(`launcher.none.${query === '' ? view : 'query'}`)}
        </EmptyState>
      )}
      <ul className={styles.tiles}>
        {shown.map((tool) => (
          <ToolTile key={tool.toolId} tool={tool} />
        ))}
      </ul>
    </div>
  )
}
