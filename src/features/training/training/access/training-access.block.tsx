import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { TrainingLook } from '#features/training/training/access/training-access.rules.ts'
import type { TrainingAccessProps } from '#features/training/training/access/training-access.schema.ts'
import { useTrainingAccess } from '#features/training/training/access/use-training-access.client.ts'
import { COURSES_PATH } from '#features/training/training/training-paths.rules.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './training-access.module.css'

/** The call to action where access is requested, and the way to the courses where there are some [2.16.1]. */
export const Block = ({ isRequested, hasCourses }: TrainingAccessProps) => {
  const t = useTexts('training')
  const { locale } = usePage()
  if (!isRequested && !hasCourses) return null
  return (
    <div className={`wrap ${styles.place}`}>
      {isRequested && <EnableTraining />}
      {hasCourses && (
        <section className={styles.card}>
          <Icon name="cal" />
          <div>
            <h2>{t('teaser.title')}</h2>
            <p>{t('teaser.text')}</p>
          </div>
          <Link variant="onward" href={pageHref(locale, COURSES_PATH)}>
            {t('teaser.link')}
          </Link>
        </section>
      )}
    </div>
  )
}

/** Looks in which pressing the button leads nowhere. */
const CLOSED: ReadonlySet<TrainingLook> = new Set(['pending', 'denied', 'refused', 'closed', 'waiting'])

const EnableTraining = () => {
  const t = useTexts('training')
  const { config, locale } = usePage()
  const { look, isBusy, ask, withdraw } = useTrainingAccess()
  const press = async () => {
    if (look === 'open') return location.assign(config.trainingUrl)
    // The one message of this portal that is a plain alert [8.5.4].
    if (!(await ask())) window.alert(t('access.failed'))
  }
  const takeBack = async () => {
    if (!(await withdraw())) window.alert(t('access.failed'))
  }
  return (
    <section className={styles.card} data-look={look}>
      <Icon name="book" />
      <div>
        <h2>{t('access.title')}</h2>
        <p>{t('access.text')}</p>
        <p className={styles.after} data-after-enable="" role="status" hidden={look !== 'pending'}>
          {t('access.pending')}
        </p>
        {look === 'pending' && (
          <p>
            <Button variant="quiet" size="small" busy={isBusy} onClick={() => void takeBack()}>
              {t('access.withdraw')}
            </Button>
          </p>
        )}
        {(look === 'denied' || look === 'refused' || look === 'closed') && (
          <p className={styles.after}>
            {t(`access.${look}`)} <Link href={pageHref(locale, '/contact-us')}>{t('access.contact')}</Link>
          </p>
        )}
      </div>
      <Button disabled={CLOSED.has(look)} busy={isBusy} onClick={() => void press()}>
        {t('access.button')}
      </Button>
    </section>
  )
}
