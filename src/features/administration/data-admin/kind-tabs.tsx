import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useKindName } from '#features/administration/data-admin/use-field-name.client.ts'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-admin.module.css'

type KindTabsProps = { kind: string; tabs: readonly { readonly kind: string; readonly path: string }[] }

/** The kinds of data that stand together, each on a page of its own. */
export const KindTabs = ({ kind, tabs }: KindTabsProps) => {
  const t = useTexts('data-admin')
  const nameOf = useKindName()
  const { locale } = usePage()
  return (
    <Section space="tight">
      <div className={styles.tabs} role="tablist" aria-label={t('kinds')}>
        {tabs.map((tab) => (
          <a key={tab.kind} role="tab" aria-selected={tab.kind === kind} href={pageHref(locale, tab.path)} className={styles.tab}>
            {nameOf(tab.kind)}
          </a>
        ))}
      </div>
    </Section>
  )
}
