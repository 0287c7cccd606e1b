import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { AccessBadge } from '#features/access/tool-access/access-badge.tsx'
import type { AccessStatus } from '#foundation/entitlements/public.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './tools-card.module.css'

type ListedTool = {
  readonly toolId: string
  readonly name: string
  readonly pagePath: string | null
  readonly access: { readonly status: AccessStatus }
}

/** Beside a result page: how it stands with the other tools. */
export const ToolsCard = ({ tools, current }: { tools?: readonly ListedTool[]; current: string | undefined }) => {
  const t = useTexts('tool-access')
  const { locale } = usePage()
  return (
    <aside className={styles.card} aria-labelledby="own-tools">
      <h2 id="own-tools">{t('own')}</h2>
      {!tools && (
        <SkeletonGroup>
          <Skeleton width="long" />
          <Skeleton width="full" />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      <ul>
        {tools?.map(({ toolId, name, pagePath, access }) => (
          <li key={toolId} data-current={toolId === current || undefined}>
            {pagePath === null ? <span>{name}</span> : <a href={pageHref(locale, pagePath)}>{name}</a>}
            <AccessBadge status={access.status} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
