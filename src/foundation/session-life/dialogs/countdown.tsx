import styles from './countdown.module.css'

const FULL = 120

/** The ring says at a glance what the text beside it says in words. */
export const Countdown = ({ seconds }: { seconds: number }) => (
  <svg className={styles.countdown} viewBox="0 0 96 96" aria-hidden="true">
    <circle cx="48" cy="48" r="42" />
    <circle className={styles.left} cx="48" cy="48" r="42" pathLength={FULL} strokeDasharray={`${seconds} ${FULL}`} />
    <text x="48" y="57">
      {seconds}
    </text>
  </svg>
)
