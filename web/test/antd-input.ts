import { Input } from 'antd';

/** antd's single files are ES modules that Node cannot load as such; its package entry has the same input. */
export default Input;
