import * as antd from 'antd';
import { createElement as show, type ReactElement } from 'react';

const item = { key: 'a', label: 'a', children: 'a' };

/**
 * The parts of antd that pages use. Each is shown once here: its style sheet is made from it, for all that it can look
 * like, also once it is open.
 */
export const samples: Record<string, readonly ReactElement[]> = {
  Alert: [show(antd.Alert, { title: 'a' })],
  AutoComplete: [show(antd.AutoComplete)],
  Button: [show(antd.Button)],
  Checkbox: [show(antd.Checkbox)],
  Descriptions: [show(antd.Descriptions, { items: [item] })],
  Drawer: [show(antd.Drawer, { getContainer: false })],
  Empty: [show(antd.Empty)],
  Input: [show(antd.Input), show(antd.Input.TextArea)],
  Radio: [show(antd.Radio)],
  Select: [show(antd.Select)],
  Skeleton: [show(antd.Skeleton)],
  Switch: [show(antd.Switch)],
  Table: [show(antd.Table, { dataSource: [{ key: 1 }] })],
  Tabs: [show(antd.Tabs, { items: [item] })],
  Timeline: [show(antd.Timeline, { items: [{ content: 'a' }] })],
};

/** What the code of these parts can show, and no page does; a page that comes to do so needs a sample of it. */
export const neverShown: ReadonlySet<string> = new Set([
  // A field with a button or a row of letters, controls in one piece.
  ...['Input-Search', 'Input-OTP', 'Addon-Addon', 'Space-Space', 'Space-Compact', 'Button-compact'],
  // Tabs that have no room, the filter of a column, a name that appears.
  ...[
    'Dropdown-Dropdown',
    'Menu-Menu',
    'Layout-Sider',
    'Tree-Tree',
    'Tooltip-Tooltip',
    'Pagination-bordered',
  ],
]);
