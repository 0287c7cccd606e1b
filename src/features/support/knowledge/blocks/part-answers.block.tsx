import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { articlePath, KNOWLEDGE_PATH } from '#features/support/knowledge/article.rules.ts'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '#features/support/knowledge/knowledge.module.css'

type Answer = { readonly id: string; readonly title: string; readonly summary: string }

/** Nothing at all where nobody has asked yet. */
export const Block = ({ answers = [] }: { sku: string; answers?: readonly Answer[] }) => {
  const t = useTexts('knowledge')
  const { locale } = usePage()
  if (answers.length === 0) return null
  return (
    <Section heading={t('part.heading')} all={{ label: t('faq.articles'), href: pageHref(locale, KNOWLEDGE_PATH) }} space="tight">
      <ul className={styles.answers}>
        {answers.map(({ id, title, summary }) => (
          <li key={id}>
            <a href={pageHref(locale, articlePath(id))}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
