export declare function deploymentSettings(example: string, known?: ReadonlyMap<string, string>): string;
