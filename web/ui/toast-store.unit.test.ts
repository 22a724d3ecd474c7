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

it('shows one message at a time: what was said before what is asked, and a choice keeps its time while it waits', async () => {
  vi.useFakeTimers()
  try {
    const { toastStore } = await fresh()
    const shown = () => toastStore.shown()?.text
    const choice = { label: 'Undo', act: () => undefined }
    toastStore.add('success', 'Removed', choice)
    vi.advanceTimersByTime(4000)
    toastStore.add('error', 'Not sent')
    toastStore.add('offer', 'Shall we tell you?', choice)
    expect(shown()).toBe('Not sent')
    vi.advanceTimersByTime(10_000)
    expect(shown()).toBe('Removed')
    vi.advanceTimersByTime(9_000)
    expect(shown()).toBe('Removed')
    vi.advanceTimersByTime(1_000)
    expect(shown()).toBe('Shall we tell you?')
    vi.advanceTimersByTime(10_000)
    expect(shown()).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

it('keeps the message that somebody is on until they leave it', async () => {
  vi.useFakeTimers()
  try {
    const { toastStore } = await fresh()
    const shown = () => toastStore.shown()?.text
    toastStore.add('success', 'Saved')
    const { id } = toastStore.shown() ?? { id: 0 }
    toastStore.hold(id)
    vi.advanceTimersByTime(60_000)
    toastStore.add('error', 'Not sent')
    expect(shown()).toBe('Saved')
    toastStore.release(id)
    expect(shown()).toBe('Not sent')
    vi.advanceTimersByTime(10_000)
    expect(shown()).toBeUndefined()
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
