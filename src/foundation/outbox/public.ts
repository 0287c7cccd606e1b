export {
  addWebhook,
  listDeadDeliveries,
  listWebhookAddresses,
  removeWebhook,
  retryDelivery,
} from '#foundation/outbox/outbox.api.ts'
