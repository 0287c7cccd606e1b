import { useEffect } from 'react'
import { describeArticleView, track } from '#foundation/analytics/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { FavouriteButton } from '#foundation/favourites/public.ts'
import { ArticleVotes } from '#features/support/knowledge/article/article-votes.tsx'
import { listArticleFacts, type ArticleView } from '#features/support/knowledge/article/article-view.rules.ts'
import { articlePath, type ArticleSection } from '#features/support/knowledge/article.rules.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../knowledge.module.css'

export const Block = ({ view: given }: { view: unknown }) => {
  const view = given as ArticleView
  const t = useTexts('knowledge')
  const { locale } = usePage()
  const { date } = useFormats()
  const facts = listArticleFacts(view, date)
  useEffect(() => {
    track(describeArticleView(Object.fromEntries(facts)))
    // oxlint-disable-next-line exhaustive-deps -- once for each page
  }, [])
  return (
    <Section space="tight">
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.meta}>
            <span className="num">{view.number}</span>
            {view.isSecured && <Tag>{t('secured')}</Tag>}
          </p>
          <h1>{view.title}</h1>
          <p className={styles.summary}>{view.summary}</p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => print()}>
              <Icon name="file" />
              {t('print')}
            </Button>
            <FavouriteButton
              kind="article"
              title={view.title}
              href={pageHref(locale, articlePath(view.id))}
              words={{ keep: t('keep'), kept: t('kept') }}
            />
          </div>
        </header>
        {!view.isCurrent && (
          <Message tone="warn" action={<a href="?">{t('version.current')}</a>}>
            {t('version.old', { version: view.version, date: date(view.revisedOn) })}
          </Message>
        )}
        {view.language !== locale.language && <Message tone="info">{t('language.other')}</Message>}
        <div className={styles.parts}>
          <div className={styles.main} lang={view.language}>
            {view.sections.map((section, at) => (
              <ArticlePart key={at} section={section} />
            ))}
          </div>
          <aside className={styles.side}>
            <section className={styles.card}>
              <h2>{t('about')}</h2>
              <dl className={styles.facts}>
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{t(`fact.${name}`)}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <ArticleVotes id={view.id} />
            <RelatedArticles view={view} />
            <VersionList view={view} />
          </aside>
        </div>
      </article>
    </Section>
  )
}

/** An author's markup is shown as it is: the server has cleaned it, when it was saved and again for this page [T-40]. */
const ArticlePart = ({ section: { kind, heading, html, paragraphs = [], steps = [] } }: { section: ArticleSection }) => {
  const t = useTexts('knowledge')
  const { locale } = usePage()
  return (
    <section>
      {heading === undefined ? <h2 lang={locale.language}>{t(`section.${kind}`)}</h2> : heading !== '' && <h2>{heading}</h2>}
      {html !== undefined && <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

const RelatedArticles = ({ view: { related } }: { view: ArticleView }) => {
  const t = useTexts('knowledge')
  const { locale } = usePage()
  if (related.length === 0) return null
  return (
    <nav className={styles.card} aria-label={t('related')}>
      <h2>{t('related')}</h2>
      <ul className={styles.links}>
        {related.map(({ id, title }) => (
          <li key={id}>
            <a href={pageHref(locale, articlePath(id))}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const VersionList = ({ view: { versions, version: shown } }: { view: ArticleView }) => {
  const t = useTexts('knowledge')
  const { date } = useFormats()
  if (versions.length < 2) return null
  return (
    <nav className={styles.card} aria-label={t('versions')}>
      <h2>{t('versions')}</h2>
      <ol className={styles.links}>
        {versions.map(({ version, revisedOn, change }) => (
          <li key={version}>
            <a href={`?version=${version}`} aria-current={version === shown ? 'page' : undefined}>
              {t('version.name', { version, date: date(revisedOn) })}
            </a>
            <span className={styles.muted} lang="en">
              {change}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
