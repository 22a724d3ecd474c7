import { beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
const fresh = async () => {
  vi.resetModules()
  return import('./toast-store.ts')
}
beforeEach(() => kept.clear())

it('says a sentence once when it comes again while it is still shown', async () => {
  const { toastStore } = await fresh()
  toastStore.add('error', 'Server Not Responding')
  toastStore.add('success', 'Saved')
  toastStore.add('error', 'Server Not Responding')
  expect(toastStore.current().map(one => one.text)).toEqual(['Saved', 'Server Not Responding'])
})

it('shows one success at a time, and keeps an older one that has a button', async () => {
  const { toastStore } = await fresh()
  toastStore.add('success', 'Removed', { label: 'Undo', act: () => undefined })
  toastStore.add('success', 'Saved')
  toastStore.add('success', 'Your family sees it')
  expect(toastStore.current().map(one => one.text)).toEqual(['Removed', 'Your family sees it'])
})

it('keeps what was said before a page load for the page after it, and for no page after that', async () => {
  const before = await fresh()
  before.keepForNextPage('success', 'Password changed')
  before.keepForNextPage('error', 'It is a common one')
  const after = await fresh()
  after.showWaitingToasts()
  expect(after.toastStore.current().map(one => [one.kind, one.text])).toEqual([
    ['success', 'Password changed'],
    ['error', 'It is a common one'],
  ])
  const later = await fresh()
  later.showWaitingToasts()
  expect(later.toastStore.current()).toEqual([])
})

it('shows nothing of what anything else wrote there', async () => {
  for (const odd of ['{"kind":"success"}', '[{"kind":"loud","text":"x"},null,3]', 'not json']) {
    kept.set('toasts_after_navigation', odd)
    const { showWaitingToasts, toastStore } = await fresh()
    showWaitingToasts()
    expect(toastStore.current()).toEqual([])
  }
})

it('takes back that there is no network as soon as it is there again', async () => {
  const network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  const { toastStore } = await fresh()
  toastStore.addUntilOnline('No internet connection')
  toastStore.add('error', 'Not sent')
  network.dispatchEvent(new Event('online'))
  expect(toastStore.current().map(one => one.text)).toEqual(['Not sent'])
})

it('lets each message go by a clock of its own: a success sooner than an error, and none while it is held', async () => {
  vi.useFakeTimers()
  try {
    const { toastStore } = await fresh()
    const shown = () => toastStore.current().map(one => one.text)
    toastStore.add('success', 'Saved')
    toastStore.add('error', 'Not sent')
    toastStore.add('success', 'Removed', { label: 'Undo', act: () => undefined })
    vi.advanceTimersByTime(5000)
    expect(shown()).toEqual(['Not sent', 'Removed'])
    const held = toastStore.current()[1]?.id ?? 0
    toastStore.hold(held)
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual(['Removed'])
    toastStore.release(held)
    vi.advanceTimersByTime(10_000)
    expect(shown()).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it('makes room for a dialog that opens: a success that was read goes, one of this moment, an error and a choice stay', async () => {
  vi.useFakeTimers()
  try {
    const { toastStore } = await fresh()
    toastStore.add('success', 'Saved')
    toastStore.add('error', 'Not sent')
    toastStore.add('success', 'Withdrawn', { label: 'Undo', act: () => undefined })
    vi.advanceTimersByTime(1500)
    toastStore.add('success', 'Sent')
    toastStore.makeRoom()
    expect(toastStore.current().map(one => one.text)).toEqual(['Not sent', 'Withdrawn', 'Sent'])
  } finally {
    vi.useRealTimers()
  }
})
