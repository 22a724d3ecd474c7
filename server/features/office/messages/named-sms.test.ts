import { expect, it } from 'vitest'
import type { Delivery } from '#server/ports/messenger.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { namedSms } from './named-sms.ts'

const world = testWorld({
  env: {
    SMS_URL: 'https://sms.example',
    SMS_KEY: 'k',
    SMS_SENDER: 'SAPTPD',
  },
})

it('an SMS goes under the name its text was registered with, whatever the site is called since', async () => {
  const { options } = await createStaff(world, 'ADMIN')
  const sms = async () => {
    const { list } = (await world.call('officeMessages', {}, options)).body
    return list.find(({ name }) => name === 'otp_login')?.sms.find(({ language }) => language === 'en')
  }
  const isCalled = async (name_en: string) => {
    const { version, published, body } = (
      await world.call('officeContent', { kind: 'name', language: 'both' }, options)
    ).body
    const place = { kind: 'name', language: 'both' } as const
    await world.call('saveContent', { ...place, version, body: { ...body, name_en, name_mr: 'शुभ विवाह' } }, options)
    expect((await world.call('publishContent', { ...place, version: version + 1, published }, options)).status).toBe(
      200,
    )
  }
  const registers = async (dlt_id: string) =>
    world.call(
      'changeSmsId',
      { name: 'otp_login', language: 'en', dlt_id, version: (await sms())?.version ?? 0 },
      options,
    )
  const sent = async (template: string) => {
    const out: Delivery[] = []
    const messenger = namedSms({ deliver: async one => void out.push(one) }, world.db)
    await messenger.deliver({ id: '1', template, to: '+91', subject: '', text: '123456 is your code for Saptapadi' })
    return out[0]?.text
  }

  await isCalled('Shubh Vivah')
  expect(await sms()).toMatchObject({ dlt_text: /at Shubh Vivah|Shubh Vivah/, registered_name: '' })
  await registers('1107000000000000077')
  expect(await sent('1107000000000000077')).toBe('123456 is your code for Shubh Vivah')
  expect(await sent('1107000000000000001')).toBe('123456 is your code for Saptapadi')

  await isCalled('Mangal Vivah')
  expect(await sms()).toMatchObject({ dlt_text: /Mangal Vivah/, registered_name: 'Shubh Vivah' })
  expect(await sent('1107000000000000077')).toBe('123456 is your code for Shubh Vivah')
  await registers('1107000000000000078')
  expect(await sms()).toMatchObject({ registered_name: '' })
  expect(await sent('1107000000000000078')).toBe('123456 is your code for Mangal Vivah')
})
