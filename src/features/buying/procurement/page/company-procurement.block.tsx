import { useEndpointQuery } from '#browser/query.ts'
import { listProcurement } from '#features/buying/procurement/connection/connection.api.ts'
import { companyDoor } from '#features/buying/procurement/page/connection-door.client.ts'
import { ConnectionPage } from '#features/buying/procurement/page/connection-page.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

const ADDRESSES = ['cxml', 'oci', 'orders'] as const

/** Procurement systems that buy for the company. */
export const Block = () => {
  const t = useTexts('procurement')
  const { data, isError, refetch } = useEndpointQuery(listProcurement, {}, { staleTime: 0 })
  return (
    <Section space="tight">
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={2} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data && (
        <ConnectionPage door={companyDoor} connections={data.connections} choices={data} most={data.most}>
          <section className={styles.addresses} aria-labelledby="procurement-addresses">
            <h2 id="procurement-addresses">{t('addresses')}</h2>
            <dl>
              {ADDRESSES.map((address) => (
                <div key={address}>
                  <dt>{t(`address.${address}`)}</dt>
                  <dd>
                    <code>{data.addresses[address]}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </ConnectionPage>
      )}
    </Section>
  )
}
