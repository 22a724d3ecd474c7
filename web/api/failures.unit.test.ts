import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallFailed } from './client.ts'
import { wordFailure, wordLoginFailure } from './failures.ts'

const failed = (status: number, message = '') => new CallFailed(status, message)

afterEach(() => vi.unstubAllGlobals())

describe('a failed call', () => {
  it('is told in the words of the server', () => {
    expect(wordFailure('en', failed(409, 'This email is already registered'))).toBe('This email is already registered')
  })
  it('without words is a bad response', () => {
    expect(wordFailure('en', failed(502))).toBe('Bad Response')
    expect(wordFailure('en', failed(200))).toBe('Bad Response')
    expect(wordFailure('en', new TypeError('undefined is not a function'))).toBe('Bad Response')
  })
  it('hides what a 500 says, in either language', () => {
    expect(wordFailure('en', failed(500, 'relation "members" does not exist'))).toBe('Server Error')
    expect(wordFailure('mr', failed(500, 'x'))).toBe('आमच्याकडे अडचण आली आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा')
  })
  it('that nobody answered says so', () => {
    expect(wordFailure('en', failed(0))).toBe('Server Not Responding')
  })
  it('without a network names that', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(wordFailure('en', failed(0))).toBe('No internet connection')
    expect(wordFailure('mr', failed(0))).toBe('इंटरनेट जोडणी नाही')
    expect(wordFailure('en', failed(500))).toBe('Server Error')
    // The code of a dialog that could not be loaded.
    expect(wordFailure('en', new TypeError('Failed to fetch'))).toBe('No internet connection')
  })
})

describe('a failed login', () => {
  it.each([400, 404])('answered %i is a wrong name or password unless the server says more', status => {
    expect(wordLoginFailure('en', failed(status))).toBe('Invalid Username or Password')
    expect(wordLoginFailure('en', failed(status, 'Account closed'))).toBe('Account closed')
  })
  it('for any other reason is told as every failure', () => {
    expect(wordLoginFailure('en', failed(500, 'x'))).toBe('Server Error')
    expect(wordLoginFailure('en', failed(429, 'Please wait a minute'))).toBe('Please wait a minute')
    expect(wordLoginFailure('en', failed(403))).toBe('Bad Response')
    expect(wordLoginFailure('en', failed(0))).toBe('Server Not Responding')
  })
})
