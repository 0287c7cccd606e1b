export {
  addWebhook,
  listDeadDeliveries,
  listWebhookAddresses,
  removeWebhook,
  retryDelivery,
} from '#features/outbox/outbox.api.ts'
