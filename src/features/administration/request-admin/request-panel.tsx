import { useEffect, useRef } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { DecisionForm } from '#features/administration/request-admin/decision-form.tsx'
import { STATUS_LOOK } from '#features/administration/request-admin/request-admin.rules.ts'
import { PanelFacts } from '#features/administration/request-admin/panel-facts.tsx'
import { PanelHistory } from '#features/administration/request-admin/panel-history.tsx'
import { readAdminRequest } from '#foundation/requests/public.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { MessageTone } from '#ui/message.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './request-panel.module.css'

type PanelProps = { id: string; onClose: () => void; onNews: (news: { tone: MessageTone; text: string }) => void }

/** One request: who requests what, what the rules say, what to grant and what happened. */
export const RequestPanel = ({ id, onClose, onNews }: PanelProps) => {
  const t = useTexts('request-admin')
  const { language } = usePage().locale
  const { data, isError, refetch } = useEndpointQuery(readAdminRequest, { params: { id }, query: { language } }, { staleTime: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const element = panel.current
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', close)
    return () => element?.removeEventListener('keydown', close)
  }, [onClose])
  return (
    <aside className={styles.panel} aria-labelledby="request-title" ref={panel}>
      <div className={styles.head}>
        <div>
          <p className={styles.id}>
            <span>{id}</span>
            {data && <Badge {...STATUS_LOOK[data.status]}>{t(`status.${data.status}`)}</Badge>}
          </p>
          <h2 id="request-title" tabIndex={-1} ref={heading}>
            {data ? t('panel.title', { subject: data.subject.name, person: data.person.name }) : t('panel.request')}
          </h2>
        </div>
        <IconButton label={t('panel.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {!data && isError && <ErrorState headingLevel={3} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <SkeletonGroup>
          <Skeleton width="long" />
          <Skeleton width="full" />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <PanelFacts request={data} />
          <section aria-labelledby="request-rules">
            <h3 id="request-rules">{t('rules')}</h3>
            <ul className={styles.rules}>
              {data.rules.map(({ isFor, text, hint }) => (
                <li key={text} data-for={isFor || undefined}>
                  <Icon name={isFor ? 'check' : 'alert'} size="small" />
                  <span>
                    <span className="visually-hidden">{t(isFor ? 'rule.for' : 'rule.against')}: </span>
                    {text}
                    {hint !== null && <small>{hint}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <DecisionForm request={data} onNews={onNews} />
          <PanelHistory request={data} />
        </>
      )}
    </aside>
  )
}
