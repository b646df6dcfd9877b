import { expect, type Page } from '@playwright/test';

/** What is checked in the page; this project has no DOM types. */
const inPage = `{
  const all = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const width = (style, side) => (style['border' + side + 'Style'] === 'none' ? 0 : parseFloat(style['border' + side + 'Width']));
  const background = (element) => getComputedStyle(element).backgroundColor;
  const CLEAR = 'rgba(0, 0, 0, 0)';
  const named = (element, what) => what + ': ' + element.outerHTML.slice(0, 160);

  /** Fields, and controls that stand out by their background alone. The skip link is there only with its focus ring. */
  const filled = () =>
    all('input, textarea, select, button, a:not([href="#content"])').filter(
      (control) =>
        control.matches('input, textarea, select') ||
        (background(control) !== CLEAR && !control.matches('[aria-current], [aria-pressed]')),
    );

  const hasEdge = (control) => {
    if (control.matches('[type=checkbox], [type=radio]') && isNative(control)) return true;
    const frame = control.matches('input, textarea, select')
      ? [control, control.parentElement, control.parentElement.parentElement]
      : [control];
    return frame.some((element) => {
      const style = getComputedStyle(element);
      return ['Top', 'Right', 'Bottom', 'Left'].every((side) => width(style, side) >= 1);
    });
  };

  const isNative = (box) => {
    const { appearance, opacity } = getComputedStyle(box);
    return appearance !== 'none' && opacity !== '0' && !box.matches('[role=switch]');
  };

  const isTicked = (box) => (box.matches('[role=switch]') ? box.ariaChecked === 'true' : box.checked);

  /** Where its handle is and what its track looks like, if the one is seen on the other. */
  const signsOfSwitch = (box) => {
    const [track, handle] = [box.getBoundingClientRect(), box.firstElementChild.getBoundingClientRect()];
    const isSeen = getComputedStyle(box.firstElementChild, '::before').backgroundColor !== background(box);
    return isSeen ? [handle.left - track.left > track.right - handle.right, background(box) !== background(document.body)] : [!isTicked(box)];
  };

  /** Whether each of the signs of a box or choice that is ours says that it is ticked. */
  const signsOfTick = (box) => {
    if (box.matches('[role=switch]')) return signsOfSwitch(box);
    const mark = getComputedStyle(box.parentElement, '::after');
    if (box.matches('.ant-radio-input, .ant-checkbox-input'))
      return [mark.opacity === '1' && (width(mark, 'Right') > 1 || mark.backgroundColor !== background(box.parentElement))];
    if (getComputedStyle(box).appearance === 'none') return [getComputedStyle(box, '::before').content !== 'none'];
    const card = box.closest('label');
    const icons = [...card.querySelectorAll('svg')];
    return [
      width(getComputedStyle(card), 'Top') >= 4,
      ...icons.map((icon) => icon.checkVisibility({ visibilityProperty: true })),
    ];
  };

  /** Of the current place of a menu or list: an edge of itself, its entry or a line beside it. */
  const hasMark = (link) => {
    const line = getComputedStyle(link, '::before');
    const entry = getComputedStyle(link.closest('li') ?? link);
    return (line.content !== 'none' && Math.max(width(line, 'Top'), width(line, 'Left')) >= 3) || width(entry, 'Left') >= 4;
  };

  const isReadable = (track) => {
    const bar = getComputedStyle(track.firstElementChild);
    return (
      getComputedStyle(track).outlineStyle !== 'none' &&
      width(bar, 'Top') >= 4 &&
      bar.borderTopColor !== background(track)
    );
  };
  window.filledControls = filled();
  window.unreadable = () => [
    ...filledControls.filter((control) => !hasEdge(control)).map((control) => named(control, 'no edge')),
    ...all('[type=checkbox], [type=radio], [role=switch]')
      .filter((box) => !isNative(box) && signsOfTick(box).some((sign) => sign !== isTicked(box)))
      .map((box) => named(box, isTicked(box) ? 'ticked, and does not look so' : 'not ticked, and looks so')),
    ...all('nav:has([aria-current]) a')
      .filter((link) => hasMark(link) !== link.hasAttribute('aria-current'))
      .map((link) => named(link, 'the current place')),
    ...all('[data-help][data-look=filled]')
      .map((help) => all('a', help).map((call) => width(getComputedStyle(call), 'Top')))
      .filter(([first, ...others]) => first < 4 || others.some((edge) => edge >= first))
      .map((edges) => 'the number to call first: ' + edges),
    ...all('[role=progressbar]').filter((track) => !isReadable(track)).map((track) => named(track, 'progress')),
  ];
}`;

/**
 * Expects that nothing depends on a colour or a background that forced colours take away: the edges of fields and
 * buttons, what is ticked, the current place and progress.
 */
export async function expectReadableInForcedColors(page: Page): Promise<void> {
  // Each time anew, since the page may still replace what was found in it.
  await expect(async () => {
    await page.emulateMedia({ forcedColors: null });
    await page.evaluate(inPage);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate<string[]>('unreadable()'), page.url()).toEqual([]);
  }).toPass();
  await page.emulateMedia({ forcedColors: null });
}
