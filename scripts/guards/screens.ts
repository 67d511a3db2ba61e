import { guardsOf, type Guard } from './guard';

const src = (...names: string[]) => names.map((name) => `unit/src/${name}`);

/** What a buyer sees and may do while something is slow, fails or comes late. */
export const screenGuards: readonly Guard[] = [
  ...guardsOf('src/hooks/tickets/useTickets.ts', src('hooks/tickets/useTickets.test.tsx'), [
    {
      ids: 'F02',
      name: 'quantities stay open however long prices take',
      find: 'const isLocked = useLasting(query.isFetching, lockDelay);',
      replace: 'const isLocked = false;',
    },
  ]),
  ...guardsOf('src/hooks/tickets/useTickets.ts', src('hooks/tickets/useTicketsAhead.test.tsx'), [
    {
      ids: 'F127',
      name: 'a list that failed while the event was read is sent for again',
      find: 'retryOnMount: false,',
      replace: '',
    },
  ]),
  ...guardsOf('src/i18n/I18nRoot.tsx', src('i18n/I18nRoot.test.tsx'), [
    {
      ids: 'F125',
      name: 'another language waits for the list',
      find: ' && locale === (loaded?.locale ?? firstLocale)',
      replace: '',
    },
  ]),
  ...guardsOf('src/i18n/texts.ts', src('i18n/I18nRoot.test.tsx'), [
    {
      ids: 'F125',
      name: 'a text that is not among the first ones stays a key',
      find: 'queueMicrotask(onMissing);',
      replace: '',
    },
  ]),
  ...guardsOf('src/themed/registration/Attendees.tsx', src('themed/registration/typing.test.tsx'), [
    {
      ids: 'F142',
      name: 'a form draws the fields of everybody who is folded',
      find: '{wasOpen && <Questions',
      replace: '{<Questions',
    },
  ]),
  ...guardsOf('src/widget/tickets/SelectionChanges.tsx', src('widget/tickets/SelectionChanges.test.tsx'), [
    {
      ids: 'F143',
      name: 'ways to pay are asked for with the form alone',
      find: 'prefetch(async () => paymentsAhead.set(onEvent, await payments()));',
      replace: 'return;',
    },
  ]),
  ...guardsOf('src/themed/tickets/useCutOff.ts', src('widget/rowRenders.test.tsx'), [
    {
      ids: 'F136',
      name: 'each row of a long list has the page laid out at once',
      find: 'if (!measuresLate) measure();',
      replace: 'measure();',
    },
  ]),
  ...guardsOf('src/themed/tickets/TicketTableRow.tsx', src('widget/rowRenders.test.tsx'), [
    {
      ids: 'F137',
      name: 'a row is made of more than it shows',
      find: 'textElement(name, row, picker, given);',
      replace: '<i>{textElement(name, row, picker, given)}</i>;',
    },
  ]),
  ...guardsOf('src/themed/tickets/TicketDescription.tsx', src('themed/tickets/readMore.test.tsx'), [
    {
      ids: 'F05',
      name: 'two million letters are laid out to be hidden',
      find: 'html.length > maxLength ? ',
      replace: 'html.length > Infinity ? ',
    },
    {
      ids: 'F05',
      name: 'a description is cut inside a tag',
      find: ".replace(halves, '')",
      replace: '',
    },
  ]),
  ...guardsOf('src/hooks/promotions/usePromotion.ts', src('hooks/promotions/usePromotion.test.tsx'), [
    {
      ids: 'F06',
      name: 'a refused code ends in nothing',
      find: 'if (isLast()) settle(null, messageOf(wanted, cause));',
      replace: 'if (isLast()) setApplying(false);',
    },
    {
      ids: 'F07',
      name: 'a code that was cancelled is applied',
      find: 'if (isLast()) settle(wanted, null);',
      replace: 'settle(wanted, null);',
    },
    {
      ids: 'F07',
      name: 'a refusal that is late takes away the next code',
      find: 'if (isLast()) settle(null, ',
      replace: 'settle(null, ',
    },
  ]),
  ...guardsOf(
    'src/headless/tickets/TicketPickerRoot.tsx',
    src('headless/tickets/TicketPickerRoot.test.tsx'),
    [
      {
        ids: 'F83',
        name: 'what is chosen while prices are read is dropped',
        find: 'if (isPending) store.set({ queued: { ...queued, [ticketId]: quantity } });',
        replace: 'if (isPending) return;',
      },
      {
        ids: 'F83',
        name: 'what was chosen meanwhile is never applied',
        find: 'if (!pending) applyQueued(chosenOn);',
        replace: '',
      },
    ],
  ),
  ...guardsOf('src/domain/problems/problem.ts', src('themed/notices/ProblemBanner.test.tsx'), [
    {
      ids: 'F10',
      name: 'a hold that failed is said as long as an order',
      find: 'showFor: bannerTime,',
      replace: 'showFor: orderTime,',
    },
  ]),
  ...guardsOf(
    'src/headless/form/RegistrationFormRoot.tsx',
    src('themed/registration/missingQuestions.test.tsx'),
    [
      {
        ids: 'F16',
        name: 'an order is sent whose attendees were not asked',
        find: 'if (!form || !personTickets) {',
        replace: 'if (pending) {',
      },
    ],
  ),
  ...guardsOf('src/headless/form/useRegistration.ts', src('themed/registration/laterValues.test.tsx'), [
    {
      ids: 'F17',
      name: 'what comes late overwrites what was chosen',
      find: 'const isEmpty = textsOf(getValues(name)).length === 0;',
      replace: 'const isEmpty = true;',
      also: { find: 'draft: firstDraft.current,', replace: 'draft: undefined,' },
    },
  ]),
  ...guardsOf('src/headless/registration/useWarningReport.ts', src('widget/registration/HoldTime.test.tsx'), [
    {
      ids: 'F20',
      name: 'the last two minutes are told again each second',
      find: 'else if (!wasReported.current) {',
      replace: 'else {',
    },
    {
      ids: 'F20',
      name: 'nobody hears of the last two minutes',
      find: 'remaining > 0 && remaining < warnAt',
      replace: 'remaining > 0 && remaining < 0',
    },
  ]),
  ...guardsOf('src/widget/registration/HoldTime.tsx', src('widget/inAFrame.test.tsx'), [
    {
      ids: 'F59',
      name: 'a page that throws ends the form',
      find: "    onError?.(new BoxofficeError('BX2005', cause));\n",
      replace: '    throw cause;\n',
    },
  ]),
  ...guardsOf('src/headless/registration/CountdownRoot.tsx', src('widget/registration/HoldTime.test.tsx'), [
    {
      ids: 'F20',
      name: 'the last two minutes look like any other',
      find: 'const isUrgent = remaining < warnAt;',
      replace: 'const isUrgent = false;',
    },
  ]),
  ...guardsOf('src/widget/confirmation/ConfirmedStep.tsx', src('widget/registration/HoldTime.test.tsx'), [
    {
      ids: 'F29',
      name: 'a host that fails leaves a finished order without its page',
      find: '        setStays(true);\n',
      replace: '',
    },
  ]),
  ...guardsOf('src/widget/registration/RegistrationStep.tsx', src('widget/challengeCrash.test.tsx'), [
    {
      ids: 'F40',
      name: 'a challenge that can not be shown is waited for',
      find: '  order.leaveChallenge();\n',
      replace: '',
    },
  ]),
  ...guardsOf(
    'src/hooks/confirmation/useConfirmation.ts',
    src('widget/confirmation/ConfirmationPage.test.tsx'),
    [
      {
        ids: 'F66',
        name: 'what failed is not tried again',
        find: 'for (const load of [order, settings, share]) if (load.isError) void load.refetch();',
        replace: '',
      },
      {
        ids: 'F66',
        name: 'a load beside the order fails without a word',
        find: '  useReported(settings.error, onError);\n',
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/analytics/useCompletedOrder.ts',
    src('widget/confirmation/ConfirmationPage.test.tsx'),
    [
      {
        ids: 'F67',
        name: 'a purchase is told with each load of the page',
        find: 'if (browserStore.read(key) !== null) return;',
        replace: '',
      },
    ],
  ),
  ...guardsOf('src/headless/sharing/ShareEmailRoot.tsx', src('themed/confirmation/ShareEmail.test.tsx'), [
    {
      ids: 'F68',
      name: 'addresses are lost with an email that was not sent',
      find: 'if (!isSent) return;',
      replace: '',
    },
  ]),
  ...guardsOf('src/hooks/sharing/useSharing.ts', src('hooks/sharing/useSharing.test.tsx'), [
    {
      ids: 'F69',
      name: 'a share that can’t be reported is nobody’s to know',
      find: "call().catch((cause: unknown) => reportError?.(new BoxofficeError('BX2002', cause)));",
      replace: 'void call().catch(() => undefined);',
    },
  ]),
  ...guardsOf('src/themed/kit/Avatar.tsx', src('themed/kit/Avatar.test.tsx'), [
    {
      ids: 'F64',
      name: 'a picture that is gone stays as a broken one',
      find: 'onError={() => setFailed(address)}',
      replace: '',
    },
    {
      ids: 'F64',
      name: 'nothing stands where a picture is on its way',
      find: '{address !== loaded && initialOf(name)}',
      replace: '{!address && initialOf(name)}',
    },
  ]),
  ...guardsOf('src/widget/PanelBoundary.tsx', src('payments/ui/lazyWithRetry.test.tsx'), [
    {
      ids: 'F77',
      name: 'a panel that crashes takes the page with it',
      find: 'return { crashed: true };',
      replace: 'return { crashed: false };',
    },
  ]),
  ...guardsOf('src/themed/notices/Panel.tsx', src('themed/notices/Panel.test.tsx'), [
    {
      ids: 'F77',
      name: 'who was in a panel that crashes is left nowhere',
      find: 'focusTitle(title);',
      replace: 'void heading.current;',
    },
    {
      ids: 'F77',
      name: 'a panel that crashes takes the focus of who is elsewhere',
      find: ' && isFocusFree(title)',
      replace: '',
    },
  ]),
  ...guardsOf('src/payments/ui/lazyWithRetry.ts', src('payments/ui/lazyWithRetry.test.tsx'), [
    {
      ids: 'F144',
      name: 'what is there already is waited for',
      find: 'load.ahead?.[name] ??',
      replace: '',
    },
  ]),
  ...guardsOf('src/headless/form/RegistrationFormRoot.tsx', src('headless/form/rules.test.tsx'), [
    {
      ids: 'F145',
      name: 'an order does not wait for the rules of its form',
      find: 'if (await areThere()) await latestSendRef',
      replace: 'await latestSendRef',
    },
  ]),
  ...guardsOf('src/loading/loadAgain.ts', src('payments/ui/lazyWithRetry.test.tsx'), [
    {
      ids: 'F89',
      name: 'a part that was lost is never asked for again',
      find: 'for (const renew of unloaded) renew();',
      replace: '',
    },
    {
      ids: 'F89',
      name: 'a part that is lost for this page is lost for good',
      find: 'load().catch(reload)',
      replace: 'load()',
    },
    {
      ids: 'F89',
      name: 'a page without a server is loaded again',
      find: "if (await fetch(location.href, { method: 'HEAD' }).catch(() => false)) location.reload();",
      replace: 'location.reload();',
    },
  ]),
  ...guardsOf('src/organizer/kit/lazy/lazyPart.tsx', src('organizer/kit/lazy/lazyDialog.test.tsx'), [
    {
      ids: 'F128',
      name: 'a dialog that was lost is never asked for again',
      find: 'setAttempt(attempt + 1)',
      replace: 'setAttempt(attempt)',
    },
  ]),
  ...guardsOf('src/organizer/kit/lazy/DialogStates.tsx', src('organizer/kit/lazy/lazyDialog.test.tsx'), [
    {
      ids: 'F128',
      name: 'after another try the focus is nowhere',
      find: 'if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });',
      replace: '',
    },
  ]),
  ...guardsOf('src/organizer/kit/table/FilterSelect.tsx', src('organizer/kit/table/FilterSelect.test.tsx'), [
    {
      ids: 'F129',
      name: 'a list that was lost can not be chosen from',
      find: 'if (loaded === null)\n    return',
      replace: 'if (false)\n    return',
    },
  ]),
  ...guardsOf('src/widget/useArrival.ts', src('widget/useArrival.test.tsx'), [
    {
      ids: 'F82',
      name: 'another screen begins where the last one was left',
      find: 'if (isFocusFree(container)) focusTitle(heading);',
      replace: '',
    },
    {
      ids: 'F82',
      name: 'a title takes the focus out of a field',
      find: 'if (isFocusFree(container)) focusTitle',
      replace: 'focusTitle',
    },
  ]),
  ...guardsOf('src/react/keepFocus.ts', src('react/keepFocus.test.tsx'), [
    {
      ids: 'F146',
      name: 'the focus goes with a button that goes',
      find: 'if (path[0]?.isConnected === false)',
      replace: 'if (false)',
    },
    {
      ids: 'F146',
      name: 'who left is led back',
      find: 'if (path[0] === target && path[0].isConnected) path = [];',
      replace: '',
    },
  ]),
  ...guardsOf('src/organizer/kit/form/SaveRefusal.tsx', src('organizer/kit/form/SaveRefusal.test.tsx'), [
    {
      ids: 'F84',
      name: 'a refused save is said far from where it was pressed',
      find: 'box.current?.focus();',
      replace: '',
    },
  ]),
  ...guardsOf('src/organizer/kit/form/useEditor.ts', src('organizer/kit/form/review.test.tsx'), [
    {
      ids: 'F93',
      name: 'what somebody else changed is compared with what was reviewed',
      find: 'if (isOnlyReviewed) {',
      replace: 'if (isOnlyReviewed && sent === base) {',
    },
  ]),
  ...guardsOf(
    'src/hooks/organizer/sessionMedia/useMediaUpload.ts',
    src('hooks/organizer/sessionMedia/useMediaUpload.test.tsx'),
    [
      {
        ids: 'F94',
        name: 'an upload that stopped waits for a person though the connection is back',
        find: "window.addEventListener('online', goOn);",
        replace: '',
      },
      {
        ids: 'F94',
        name: 'a paused upload goes on by itself',
        find: "if (transfer?.at === 'failed') resume();",
        replace: 'resume();',
      },
    ],
  ),
  ...guardsOf('src/hooks/cookieConsents/withConsent.ts', src('hooks/cookieConsents/withConsent.test.ts'), [
    {
      ids: 'F95',
      name: 'a consent that can’t be read is taken for given',
      find: 'state.choice[category] : undefined;',
      replace: "state.choice[category] : state.at === 'unknown' || undefined;",
    },
  ]),
  ...guardsOf('src/domain/rtaMessages/problem.ts', src('domain/rtaMessages.test.ts'), [
    {
      ids: 'F98',
      name: 'a message that may be on every phone is taken for one that is not sent',
      find: "if (isUncertain) return { message: { key: 'organizer.rtaMessages.problem.uncertain' }, isUncertain };",
      replace: '',
    },
  ]),
  ...guardsOf(
    'src/hooks/organizer/checkIn/createDoor.ts',
    src('hooks/organizer/checkIn/createDoor.test.tsx'),
    [
      {
        ids: 'F99',
        name: 'two people come in with one ticket, and nobody is told',
        find: 'admit((all) => withOvertaken(all, changed));',
        replace: '',
        tests: [...src('hooks/organizer/checkIn/createDoor.test.tsx'), 'hybridEvent.test.ts'],
      },
      {
        ids: 'F99',
        name: 'whom the list of the device let in is not named when the backend says otherwise',
        find: 'if (known && outcome) admit((all) => withAdmission(all, { scanId, ticketId: known.id, outcome: null }));',
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'mocks/areas/checkIn/rules/admissions.ts',
    ['hybridEvent.test.ts'],
    [
      {
        ids: 'F99',
        name: 'each scan lets in',
        find: 'if (!winsOver(scan, present?.by ?? null)) return;',
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/organizer/checkIn/openCameraScan.ts',
    src('hooks/organizer/checkIn/openCameraScan.test.tsx'),
    [
      {
        ids: 'F100',
        name: 'a camera that was refused is not said to be',
        find: 'fail(cameraProblem(error));',
        replace: 'close();',
      },
      {
        ids: 'F100',
        name: 'a camera that opens after it was closed stays on',
        find: 'if (isClosed()) {\n        close();\n        return;',
        replace: 'if (isClosed()) {\n        return;',
      },
    ],
  ),
  ...guardsOf(
    'mocks/areas/polls/handlers.ts',
    ['unit/mocks/areas/polls/handlers.test.ts'],
    [
      {
        ids: 'F101',
        name: 'a poll is written over what somebody else changed',
        find: 'checkUnchanged(poll, body.modified);',
        replace: '',
      },
      {
        ids: 'F101',
        name: 'votes count for a question that nobody was asked',
        find: "fail(4091, 'People have voted: reset it first.');",
        replace: 'void 0;',
      },
    ],
  ),
  ...guardsOf(
    'src/headless/answerInTime.ts',
    ['unit/src/headless/confirmation/useWalletPasses.test.tsx'],
    [
      {
        ids: 'F106',
        name: 'a wallet that never answers is waited for',
        find: 'setTimeout(() => stop(`took longer than ${timeoutMs} ms`), timeoutMs);',
        replace: 'undefined;',
      },
    ],
  ),
  ...guardsOf(
    'src/headless/confirmation/useWalletPasses.ts',
    ['unit/src/headless/confirmation/useWalletPasses.test.tsx'],
    [
      {
        ids: 'F106',
        name: 'a wallet that fails is never reported as such',
        find: "setState({ status: 'failed', passes: [] });",
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/confirmation/walletPasses.ts',
    ['unit/src/domain/confirmation/walletPasses.test.ts'],
    [
      {
        ids: 'F107',
        name: 'a pass leads to any address',
        find: "safeUrl(link, { allow: ['https:', 'relative'] })",
        replace: 'link',
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/myOrder/useMyOrder.ts',
    ['unit/src/hooks/myOrder/useMyOrder.test.tsx'],
    [
      {
        ids: 'F116',
        name: 'an order that was opened a while ago can only be looked at',
        find: 'if (codeOf(cause) !== expired) throw cause;',
        replace: 'throw cause;',
      },
      {
        ids: 'F124',
        name: 'a full session looks free still',
        find: '[conflict, sessionFull]',
        replace: '[conflict]',
      },
      {
        ids: 'F117',
        name: 'a conflict can’t be got over',
        find: 'if ([conflict, sessionFull].includes(codeOf(cause))) await findAgain().catch(() => undefined);',
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'mocks/areas/myOrder/rules/lookups.ts',
    ['unit/mocks/areas/myOrder/handlers.test.ts'],
    [
      {
        ids: 'F114',
        name: 'whoever has a number has the order',
        find: ' || normal(order.buyerEmail) !== email',
        replace: '',
      },
      {
        ids: 'F115',
        name: 'a number can be tried for ever',
        find: 'failedAt.length >= most)',
        replace: 'failedAt.length > Infinity)',
      },
      {
        ids: 'F141',
        name: 'a captcha is passed without a token',
        find: ' && !passesCaptcha()',
        replace: ' && !passesCaptcha',
      },
    ],
  ),
  ...guardsOf(
    'mocks/areas/myOrder/rules/requests.ts',
    ['unit/mocks/areas/myOrder/rules/requests.test.ts'],
    [
      {
        ids: 'F119',
        name: 'what was declined is approved all the same',
        find: "request.status !== 'open' || ",
        replace: '',
      },
      {
        ids: 'F138',
        name: 'what is open about a canceled order is decided all the same',
        find: "status !== 'cancelled') return stored;",
        replace: "status !== 'refunded') return stored;",
      },
      {
        ids: 'F120',
        name: 'somebody gets a ticket whom the organizer never saw',
        find: ' || request.version !== sent.version',
        replace: '',
      },
      {
        ids: 'F121',
        name: 'an order that holds money counts as canceled',
        find: 'if (obstacle) throw',
        replace: "if (obstacle === 'ticket') throw",
      },
    ],
  ),
  ...guardsOf(
    'src/organizer/kit/bulk/useBulkActions.tsx',
    src('organizer/kit/bulk/useBulkActions.test.tsx'),
    [
      {
        ids: 'F139',
        name: 'what changed meanwhile is decided again unseen',
        find: '.filter(({ error }) => canRetry(error))',
        replace: '',
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/organizer/myOrder/useBuyerRequests.ts',
    ['unit/src/hooks/organizer/myOrder/useBuyerRequests.test.tsx'],
    [
      {
        ids: 'F119',
        name: 'a decision that came too late counts as made',
        find: 'return { request: changed, isOvertaken: true };',
        replace: 'return { request: changed, isOvertaken: false };',
      },
      {
        ids: 'F122',
        name: 'a request that may be decided is shown as open',
        find: 'thenReadAgain(call, cache, [getBuyerRequests, ',
        replace: 'thenReadAgain(call, cache, [',
      },
    ],
  ),
  ...guardsOf(
    'src/react/unloadGuard.ts',
    ['unit/src/react/unloadGuard.test.tsx'],
    [
      {
        ids: 'F118',
        name: 'the page goes with what is not saved',
        find: 'event.preventDefault()',
        replace: 'event.type',
      },
    ],
  ),
  ...guardsOf(
    'src/headless/form/useAddressCompletion.ts',
    ['unit/src/headless/form/useAddressCompletion.test.tsx'],
    [
      {
        ids: 'F108',
        name: 'each key reports that no address can be had',
        find: 'if (isReported) return;',
        replace: '',
      },
      {
        ids: 'F109',
        name: 'an address is written over what was typed meanwhile',
        find: ' || now[field] !== before[field]',
        replace: '',
      },
      {
        ids: 'F109',
        name: 'an address comes back over a street that was typed over',
        find: 'choice.current?.abort();\n      // Browsers fill in',
        replace: '// Browsers fill in',
      },
    ],
  ),
  ...guardsOf(
    'src/headless/waitlist/useWaitingForm.ts',
    ['unit/src/headless/waitlist/useWaitingForm.test.tsx'],
    [
      {
        ids: 'F110',
        name: 'a failed call counts as joined',
        find: "setStatus(failure ? 'editing' : 'joined');",
        replace: "setStatus('joined');",
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/waitlist/useWaitlist.ts',
    ['unit/src/hooks/waitlist/useWaitlist.test.tsx'],
    [
      {
        ids: 'F123',
        name: 'a waitlist is joined without the captcha',
        find: 'withCaptcha(captcha)',
        replace: 'withCaptcha(undefined)',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/tickets/ticketDays.ts',
    ['unit/src/domain/tickets/ticketDays.test.ts'],
    [
      {
        ids: 'F130',
        name: 'what is no day stands as a day of its own',
        find: '(isDay(admissionDay) ? admissionDay : null)',
        replace: '(admissionDay ?? null)',
      },
    ],
  ),
  ...guardsOf(
    'src/themed/tickets/TicketTable.tsx',
    ['unit/src/themed/tickets/TicketDays.test.tsx'],
    [
      {
        ids: 'F131',
        name: 'rows are drawn anew when the days come',
        find: 'key={ticket.id}',
        replace: 'key={`${extras === undefined} ${ticket.id}`}',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/waitlist/join.ts',
    ['unit/src/domain/waitlist/join.test.ts'],
    [
      {
        ids: 'F111',
        name: 'a ticket type that is free again stays sold out',
        find: 'code === 4022 || code === 4091',
        replace: 'code === 4022',
      },
    ],
  ),
  ...guardsOf(
    'src/domain/waitlist/list.ts',
    ['unit/src/domain/waitlist/list.test.ts'],
    [
      {
        ids: 'F112',
        name: 'an offer that may have been sent is called refused',
        find: 'failure.isUncertain\n    ?',
        replace: 'false\n    ?',
      },
    ],
  ),
  ...guardsOf(
    'mocks/sale/promotions.ts',
    ['unit/mocks/areas/waitlist/handlers.test.ts'],
    [
      {
        ids: 'F113',
        name: 'an offer that ended holds its places back',
        find: '(end !== undefined && now >= Date.parse(end)) ||',
        replace: '',
      },
    ],
  ),
];
