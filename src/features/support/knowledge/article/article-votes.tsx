import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { readArticleVotes, voteForArticle } from '#features/support/knowledge/knowledge.api.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../knowledge.module.css'

/** Did it help? One vote a person or browser; saying the other takes its place. */
export const ArticleVotes = ({ id }: { id: string }) => {
  const t = useTexts('knowledge')
  const { data: read } = useEndpointQuery(readArticleVotes, { params: { id } })
  const vote = useEndpointMutation(voteForArticle)
  const votes = vote.data ?? read
  const say = (isHelpful: boolean) => vote.mutate({ params: { id }, body: { isHelpful } })
  return (
    <section className={`${styles.card} ${styles.votes}`} aria-labelledby="article-votes">
      <h2 id="article-votes">{t('votes.ask')}</h2>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" aria-pressed={votes?.own === true} onClick={() => say(true)}>
          {t('votes.yes')}
        </Button>
        <Button variant="secondary" size="small" aria-pressed={votes?.own === false} onClick={() => say(false)}>
          {t('votes.no')}
        </Button>
      </div>
      <p className={styles.muted} role="status">
        {vote.data && `${t('votes.thanks')} `}
        {votes && votes.total > 0 && t('votes.count', { helpful: votes.helpful, total: votes.total })}
      </p>
      {vote.isError && (
        <Message tone="bad" live>
          {t('votes.failed')}
        </Message>
      )}
    </section>
  )
}
