import { useEndpointQuery } from '#browser/query.ts'
import { readSetup } from '#features/administration/setup/setup.api.ts'
import { SETUP_GROUPS, type SetupState, type SetupStep } from '#features/administration/setup/setup.rules.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Progress } from '#ui/progress.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './setup.module.css'

type Step = ReplyOf<typeof readSetup>['steps'][number]

const TONES: Readonly<Record<SetupState, BadgeTone>> = { done: 'ok', 'to-do': 'warn', optional: 'idle' }

const StepRow = ({ step }: { step: Step }) => {
  const t = useTexts('setup')
  const { number } = useFormats()
  const { locale } = usePage()
  const { id, state, count, gap, isStarter, path, kind } = step
  const name = t(`step.${id as SetupStep}`)
  return (
    <li className={styles.step} id={id}>
      <div>
        <a href={pageHref(locale, path)}>{name}</a> <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <p className={styles.about}>{t(`about.${id as SetupStep}`)}</p>
        {isStarter && <p className={styles.note}>{t('starter')}</p>}
        {gap > 0 && <p className={styles.note}>{t(`gap.${id as 'prices'}`, { count: gap })}</p>}
      </div>
      <span className={styles.count}>{number(count)}</span>
      {kind !== null && state !== 'done' && (
        <ButtonLink variant="quiet" size="small" href={`/api/back-office/v1/data/${kind}/sample.csv`} download>
          {t('sample', { name })}
        </ButtonLink>
      )}
    </li>
  )
}

/** Steps of a new site, the data that is there, and where each thing is brought. */
export const Block = () => {
  const t = useTexts('setup')
  const { data, isError } = useEndpointQuery(readSetup, {})
  const done = data?.steps.filter(({ state }) => state === 'done').length ?? 0
  return (
    <Section space="tight">
      {isError && <Message tone="bad">{t('failed')}</Message>}
      {data && (
        <div className={styles.setup}>
          <p>{t('progress', { done, total: data.steps.length })}</p>
          <Progress label={t('bar')} value={data.percent} max={100} />
          <div className={styles.groups}>
            {SETUP_GROUPS.map((group) => (
              <section key={group} aria-label={t(`group.${group}`)} className={styles.group}>
                <h2>{t(`group.${group}`)}</h2>
                <ul className={styles.steps}>
                  {data.steps
                    .filter((step) => step.group === group)
                    .map((step) => (
                      <StepRow key={step.id} step={step} />
                    ))}
                </ul>
              </section>
            ))}
          </div>
          <Message>{t('ways')}</Message>
        </div>
      )}
    </Section>
  )
}
