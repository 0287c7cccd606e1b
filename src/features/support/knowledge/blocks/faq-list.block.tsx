import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { KNOWLEDGE_PATH } from '#features/support/knowledge/article.rules.ts'
import { Accordion } from '#ui/accordion.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Question = { readonly id: string; readonly question: string; readonly answer: readonly string[] }

export const Block = ({ questions = [] }: { questions?: readonly Question[] }) => {
  const t = useTexts('knowledge')
  const { locale } = usePage()
  const ways = (
    <>
      <ButtonLink variant="secondary" href={pageHref(locale, KNOWLEDGE_PATH)}>
        {t('faq.articles')}
      </ButtonLink>
      <ButtonLink href={pageHref(locale, '/contact-us')}>{t('faq.contact')}</ButtonLink>
    </>
  )
  if (questions.length === 0)
    return (
      <Section space="tight">
        <EmptyState headingLevel={2} icon="help" title={t('faq.empty')} action={ways}>
          {t('faq.emptyText')}
        </EmptyState>
      </Section>
    )
  return (
    <>
      <Section heading={t('faq.heading')} space="tight">
        <Accordion
          items={questions.map(({ question, answer }) => ({
            title: question,
            content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
          }))}
        />
      </Section>
      <Section heading={t('faq.more')} text={t('faq.moreText')} space="tight">
        <div className="row">{ways}</div>
      </Section>
    </>
  )
}
