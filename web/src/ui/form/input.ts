import Input from 'antd/es/input/Input';

/** Of its own file: the package's `Input` brings its search field, its button and its text area along, 11 KiB of gzip. */
export { Input };
