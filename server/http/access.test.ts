import { describe, expect, it } from 'vitest'
import type { Access } from '#contract/endpoint.ts'
import { type CallName, calls } from '#contract/index.ts'
import { isStaffAccess, type StaffRole, staffRoles } from '#domain/office/staff.ts'
import { joins } from '#server/testing/families.ts'
import { createStaff, officeOrigin } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const namesUnder = (access: Access) =>
  (Object.keys(calls) as CallName[]).filter(name => calls[name].access === access).sort()

// That each call is made or refused by it is walked in access-matrix.test.ts.
describe('who may call', () => {
  // The whole list is repeated here, so that wider access to a call shows up as a change of this test. What it leaves out is an
  // ADMIN's alone, which is the narrowest.
  it('is said for every call', () => {
    expect({
      public: namesUnder('public'),
      demo: namesUnder('demo'),
      session: namesUnder('session'),
      member: namesUnder('member'),
      paid: namesUnder('paid'),
      office: namesUnder('office'),
      staff: namesUnder('staff'),
      anyRole: namesUnder('anyRole'),
      payments: namesUnder('payments'),
      refunds: namesUnder('refunds'),
      review: namesUnder('review'),
    }).toEqual({
      public: [
        'aboutUs',
        'acceptInvitation',
        'answerCandidate',
        'answerStillLooking',
        'askForPasskey',
        'birthPlaceList',
        'branchList',
        'candidateQuestion',
        'checkToken',
        'consentList',
        'contactUs',
        'countryList',
        'districtList',
        'forgotPassword',
        'forgotPasswordMobile',
        'freezeAccount',
        'health',
        'login',
        'loginByCode',
        'loginByPasskey',
        'makeComplaint',
        'masterDataList',
        'mobileLogin',
        'openByCandidateCode',
        'prices',
        'randomBanner',
        'ready',
        'resendOtp',
        'scriptSuggestions',
        'sendComplaintCode',
        'sendLoginCode',
        'setPassword',
        'signup',
        'socialMedia',
        'stateList',
        'successStories',
        'talukaList',
        'terms',
        'trust',
        'trustPage',
        'verifyOtp',
        'videoLink',
        'workLocationList',
      ],
      demo: ['outbox'],
      session: ['addPhoto', 'correctSignup', 'logout', 'me'],
      member: [
        'activityCount',
        'addDocument',
        'addDocumentPhoto',
        'addPasskey',
        'addStoryPhoto',
        'answerFamily',
        'answerInvitation',
        'answerStory',
        'askCandidate',
        'askCandidateToDecide',
        'askFamily',
        'beginPasskey',
        'biodataTakers',
        'biodataTicket',
        'blockMember',
        'blockedMembers',
        'brideList',
        'cancelInterest',
        'candidateState',
        'changePassword',
        'changeSavedSearch',
        'checkPayment',
        'chooseNotifications',
        'compare',
        'confirmFamily',
        'confirmInterest',
        'confirmListener',
        'contactDetail',
        'contactNumbers',
        'contactOutcome',
        'dataTicket',
        'deleteMe',
        'deleteSavedSearch',
        'documentDetail',
        'documentTypesOffered',
        'editProfile',
        'emailDetail',
        'endAllSessions',
        'endSeeLink',
        'endSession',
        'engaged',
        'expectationFit',
        'familyAsks',
        'familyListeners',
        'familyLogins',
        'fitCounts',
        'freezeOwn',
        'hideLastUse',
        'horoscope',
        'inviteListener',
        'inviteToFamily',
        'joinedList',
        'kundali',
        'makeSeeLink',
        'matchList',
        'nameNominee',
        'nextPrevious',
        'nominee',
        'notificationChoices',
        'notificationCount',
        'notificationList',
        'objectToRequest',
        'openNotification',
        'openOwnQuestion',
        'orderContacts',
        'orderImages',
        'ownImages',
        'ownPasskeys',
        'ownProfiles',
        'ownSessions',
        'ownShowings',
        'patrikaDetail',
        'paymentList',
        'paymentTicket',
        'placeFace',
        'planList',
        'previousSearch',
        'profileDetail',
        'pushKey',
        'readNotifications',
        'receivedInterests',
        'remainingContact',
        'removeDocument',
        'removeFromFamily',
        'removeFromShortlist',
        'removeImage',
        'removeListener',
        'removeNominee',
        'removePasskey',
        'removeProperty',
        'renamePasskey',
        'reportMember',
        'reportNumber',
        'reportedMembers',
        'saveSearch',
        'savedSearch',
        'savedSearches',
        'searchById',
        'searchCosts',
        'searchCount',
        'searchPartner',
        'searchUser',
        'searchUserByPost',
        'secondScript',
        'seeLinks',
        'sendInterest',
        'sendOwnCode',
        'sendReminder',
        'sentInterests',
        'setConsents',
        'setContactVisibility',
        'setLastWord',
        'setPaused',
        'setPhotoPrivacy',
        'settingStates',
        'sheetTicket',
        'shortlistMember',
        'shortlistedMembers',
        'storyToConfirm',
        'subscribePush',
        'switchProfile',
        'tellStory',
        'today',
        'unblockMember',
        'unsubscribePush',
        'viewedContacts',
        'viewedProfiles',
        'visitorList',
        'weeklySheetTicket',
        'wishCosts',
        'writeNote',
      ],
      paid: ['acceptInterest', 'rejectInterest', 'suggestionList'],
      office: ['officeCode', 'officeInvitation', 'officeJoin', 'officeLogin', 'officePasskey'],
      staff: [
        'addCounterPhoto',
        'addMemberNote',
        'addRequestPaper',
        'agentNumbers',
        'auditList',
        'beginCandidateEnd',
        'beginCandidateLogin',
        'beginContactChange',
        'beginJoin',
        'beginLeaving',
        'callerRequest',
        'cancelCallerRequest',
        'chooseLetters',
        'compareMembers',
        'confirmRecall',
        'correctOfficeStory',
        'counterDraft',
        'counterSlip',
        'decideAgentNumber',
        'discardCounterDraft',
        'dueCalls',
        'editMemberProfile',
        'endMemberSessions',
        'endSeeLinks',
        'enterPayment',
        'enterUtr',
        'enterVisit',
        'exchangeStoryPhoto',
        'exportMemberList',
        'freezeForCaller',
        'handpickCandidates',
        'handpickDay',
        'memberCandidate',
        'memberConsents',
        'memberList',
        'memberNotes',
        'memberProfile',
        'memberRecord',
        'memberSlip',
        'moveStory',
        'noteCandidateAnswer',
        'noteEngaged',
        'noteNumberCalled',
        'noteObjection',
        'officeBackups',
        'officeFigures',
        'officeHealth',
        'officeHoroscope',
        'officePlans',
        'officeStories',
        'officeToday',
        'plansToSell',
        'proveByCodes',
        'proveCounterCode',
        'proveJoin',
        'recallList',
        'recallMembers',
        'recordOrder',
        'recordRequest',
        'registerAtCounter',
        'requestList',
        'restoreMember',
        'revealContact',
        'saveCounterDraft',
        'searchMembers',
        'sendCodeForMember',
        'sendCounterCode',
        'sendFreezeCode',
        'sendHandpick',
        'stopFamilyListener',
        'suspendMember',
        'takeDownPhoto',
        'takeDownStory',
        'unreachedContact',
        'unreachedDone',
        'unreachedList',
        'unreachedStillLooking',
        'upiOrder',
        'withdrawRecall',
        'writeOfficeStory',
      ],
      anyRole: [
        'addOwnPasskey',
        'beginOwnPasskey',
        'changeOwnPassword',
        'confirmOwnNumber',
        'endOwnSession',
        'newRecoveryCodes',
        'officeAccount',
        'officeLogout',
        'officeMe',
        'removeOwnPasskey',
        'renewOwnLogin',
        'sendOwnNumberCode',
      ],
      payments: ['cashClosings', 'countCash', 'officePayments'],
      refunds: ['confirmUpiPayment', 'lockCashClosing', 'readStatement', 'refundPartOfPayment', 'refundPayment'],
      review: [
        'claimPhotos',
        'claimReview',
        'decideReview',
        'decideReviews',
        'decidedReviews',
        'releaseReview',
        'releaseReviews',
        'reviewQueue',
        'undoReview',
      ],
    })
  })
})

describe('the office and the members', () => {
  const asks = (name: CallName, headers: Record<string, string>) => {
    const { method, path } = calls[name]
    const url = `/api${path.replace(/:\w+/g, '0190a0a0-0000-7000-8000-000000000000')}`
    return world.app.inject({ method, url, headers: { ...officeOrigin, ...headers } })
  }
  const behindLogin = (Object.keys(calls) as CallName[]).filter(name => isStaffAccess(calls[name].access))

  it('share no session: a member’s token opens no call of the office as its cookie', async () => {
    const { token } = await joins(world)
    for (const name of behindLogin) {
      const cookie = await asks(name, { cookie: `office=${token}` })
      expect(`${name} ${cookie.statusCode}`).toBe(`${name} 401`)
    }
  })

  it('share no session: the office’s cookie opens no call of a member as a token', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const token = (options.headers?.cookie ?? '').replace('office=', '')
    for (const name of [...namesUnder('session'), ...namesUnder('member'), ...namesUnder('paid')]) {
      const response = await asks(name, { authorization: `Bearer ${token}` })
      expect(`${name} ${response.statusCode}`).toBe(`${name} 401`)
    }
  })

  // Repeated here like the list above: what a role may call is not read from the table that decides it.
  const ownLogin = namesUnder('anyRole')
  const callsOf = (role: StaffRole): readonly CallName[] => {
    if (role === 'TREASURER')
      return [
        ...ownLogin,
        'cashClosings',
        'confirmUpiPayment',
        'countCash',
        'lockCashClosing',
        'officePayments',
        'readStatement',
        'refundPayment',
        'refundPartOfPayment',
      ]
    if (role === 'REVIEWER') return [...ownLogin, ...namesUnder('review')]
    return role === 'ADMIN'
      ? behindLogin
      : behindLogin.filter(name => calls[name].access !== 'admin' && calls[name].access !== 'refunds')
  }

  it.each(staffRoles)('every call of the office is made or refused by the role: %s', async role => {
    const { options } = await createStaff(world, role)
    const cookie = options.headers?.cookie ?? ''
    // Logging out comes last, because it ends the session.
    for (const name of [...behindLogin.filter(one => one !== 'officeLogout'), 'officeLogout' as const]) {
      const { statusCode, json } = await asks(name, { cookie })
      const isRefused = statusCode === 403 && ['admin_only', 'wrong_role'].includes(json().code)
      expect(`${role} ${name} ${isRefused}`).toBe(`${role} ${name} ${!callsOf(role).includes(name)}`)
    }
  })

  it.each([
    ['GET', 'payments/document/0190a0a0-0000-7000-8000-000000000000', ['STAFF', 'ADMIN', 'TREASURER']],
    ['GET', 'payments/export?format=csv&from=2026-01-01', ['ADMIN', 'TREASURER']],
    ['GET', 'figures/export?chart=joined', ['ADMIN']],
    ['GET', 'photo/0190a0a0-0000-7000-8000-000000000000/page', ['STAFF', 'ADMIN', 'REVIEWER']],
    ['POST', 'queue/0190a0a0-0000-7000-8000-000000000000/document/front', ['STAFF', 'ADMIN', 'REVIEWER']],
    ['POST', 'queue/0190a0a0-0000-7000-8000-000000000000/paper', ['STAFF', 'ADMIN', 'REVIEWER']],
    ['POST', 'member/0190a0a0-0000-7000-8000-000000000000/sealed-file/1', ['ADMIN']],
  ] as const)('every file of the office too: %s %s', async (method, path, roles) => {
    for (const role of staffRoles) {
      const { options } = await createStaff(world, role)
      const headers = { ...officeOrigin, cookie: options.headers?.cookie ?? '' }
      const { statusCode } = await world.app.inject({ method, url: `/api/office/${path}`, headers })
      expect(`${role} ${statusCode === 403}`).toBe(`${role} ${!roles.some(one => one === role)}`)
    }
  })

  it('every call that writes is refused to another origin', async () => {
    const admin = await createStaff(world, 'ADMIN')
    for (const name of [...namesUnder('office'), ...behindLogin].filter(one => calls[one].method !== 'GET')) {
      const refused = await asks(name, { cookie: admin.options.headers?.cookie ?? '', origin: 'https://evil.example' })
      expect(`${name} ${refused.json().code}`).toBe(`${name} wrong_origin`)
    }
    expect(behindLogin.filter(name => calls[name].method === 'GET' && calls[name].writes)).toEqual([])
  })

  it('the calls of the office are described to nobody', async () => {
    const document = (await world.app.inject({ url: '/api/openapi.json' })).json()
    expect(Object.keys(document.paths).filter(path => path.startsWith('/office'))).toEqual([])
  })
})

describe('every answer', () => {
  it('carries the security headers and a content policy, refusals too', async () => {
    for (const url of ['/api/health', '/api/nothing-here', '/api/user/me']) {
      const { headers } = await world.app.inject({ url })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('lets a browser keep a public list, told apart by language', async () => {
    const { headers } = await world.app.inject({ url: '/api/district/list' })
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/)
    expect(headers.vary).toBe('language, accept-encoding')
  })

  it('is described for programs', async () => {
    const document = (await world.app.inject({ url: '/api/openapi.json' })).json()
    expect(Object.keys(document.paths)).toContain('/user/signup')
    expect(
      document.paths['/user/signup'].post.responses[200].content['application/json'].schema.properties,
    ).toHaveProperty('access_token')
  })
})
