export { usePendingItems } from '#features/accounts/home/pending-items.client.ts'
