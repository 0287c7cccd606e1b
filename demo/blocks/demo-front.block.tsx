import type { DemoFront } from '#demo/blocks/demo-front.schema.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './demo-front.module.css'

export const Block = ({ sites, people, password, links }: DemoFront) => (
  <>
    <section className={`on-hero ${styles.hero}`}>
      <div className="wrap">
        <p className={styles.product}>Portico demo</p>
        <h1>One front door, five businesses</h1>
        <p className={styles.lead}>
          The fictional Halden group runs five sites from this one server. Each has its own pages, colours, customers and rules.
        </p>
      </div>
    </section>
    <section className={`wrap ${styles.sites}`} aria-label="Sites">
      <ul>
        {sites.map((site) => (
          <li key={site.key} data-theme={site.theme}>
            <a href={site.url}>
              <span className={styles.swatch} aria-hidden="true" />
              <b>
                {site.name} <Icon name="arrow" size="small" />
              </b>
              <span className={styles.address}>{new URL(site.url).host}</span>
              <span className={styles.theme}>{site.colours}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
    <section className={`wrap ${styles.people}`} aria-labelledby="people">
      <h2 id="people">People</h2>
      <p className={styles.note}>
        Each exists on every site unless the row says otherwise, as <code>{'{who}@{site}.example'}</code>. The password of all of
        them is <code>{password}</code>.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">What makes them different</th>
            <th scope="col">Sign-in name on the first site</th>
            <th scope="col">One click to sign in</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.who}>
              <th scope="row">{person.who}</th>
              <td>
                {person.different}
                {person.only ? <span className={styles.only}>{person.only} only</span> : null}
              </td>
              <td className={styles.email}>{person.email}</td>
              <td className={styles.entrances}>
                {sites
                  .filter(({ key }) => person.only === undefined || person.only === key)
                  .map(({ key, url }) => (
                    <a
                      key={key}
                      href={new URL(`/demo/sign-in/${person.who}`, url).href}
                      aria-label={`${key}: sign in as ${person.who}`}
                    >
                      {key}
                    </a>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <section className={`wrap ${styles.more}`} aria-labelledby="keys">
      <h2 id="keys">Integration keys</h2>
      <p className={styles.note}>
        For <code>POST /api/integration/v1/orders</code>, <code>shipments</code>, <code>invoices</code>, <code>prices</code> and{' '}
        <code>stock</code> on each site, as <code>Authorization: Bearer {'{key}'}</code>.
      </p>
      <ul>
        {sites.map(({ key, integrationKey }) => (
          <li key={key}>
            <b>{key}</b> <code className={styles.key}>{integrationKey}</code>
          </li>
        ))}
      </ul>
    </section>
    <section className={`wrap ${styles.more}`} aria-labelledby="more">
      <h2 id="more">Behind the scenes</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a> <span>{link.text}</span>
          </li>
        ))}
      </ul>
    </section>
  </>
)
