import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import webPush from 'web-push'
import { sendPush } from './push.ts'
import { razorpay } from './razorpay.ts'
import { s3Files } from './s3-files.ts'
import { smsMessenger } from './sms.ts'
import { whatsappMessenger } from './whatsapp.ts'

const asked: string[] = []
const gateway = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(307, { location: '/elsewhere' }).end()
})
let address = ''
beforeAll(async () => {
  await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(gateway.address() as { port: number }).port}`
})
afterAll(async () => {
  gateway.closeAllConnections()
  await new Promise(resolve => gateway.close(resolve))
})

it('a gateway’s redirect is an error: nothing is sent to an address that nobody set', async () => {
  const sms = smsMessenger({ url: `${address}/send`, key: 'key', sender: 'SAPTPD' })
  await expect(
    sms.deliver({ id: '1', to: '+919820012345', subject: '', text: '1234', template: 'x' }),
  ).rejects.toThrow()
  const files = s3Files({ endpoint: address, bucket: 'photos', region: 'r', key: 'key', secret: 'secret' })
  await expect(files.get('photos/one-card.webp')).rejects.toThrow()
  const payments = razorpay({ keyId: 'id', keySecret: 'secret', webhookSecret: 'hook' }, address)
  await expect(payments.createOrder({ id: 'o', amountPaise: 100 })).rejects.toThrow('gave no answer')
  const whatsapp = whatsappMessenger({ url: address, token: 'token', phoneId: '1' })
  await expect(
    whatsapp.deliver({ id: '1', to: '+919820012345', subject: '', text: '', template: 'notice' }),
  ).rejects.toThrow()
  const keys = webPush.generateVAPIDKeys()
  const target = { endpoint: `${address}/push`, keys: { p256dh: keys.publicKey, auth: 'c2l4dGVlbi1ieXRlcy0hIQ' } }
  await expect(sendPush({ target, payload: '{}', keys, subject: 'mailto:office@plant.in' })).rejects.toThrow()
  expect(asked).toEqual(['/send', '/photos/photos/one-card.webp', '/v1/orders', '/1/messages', '/push'])
})
